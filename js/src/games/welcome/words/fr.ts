import type { Words } from "./en";

const plural = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

const OUTCOMES: Readonly<Record<string, (hp: number) => string>> = {
  beaten: () => "battu, 0 PV",
  healed: (hp) => `battu, ${hp} PV`,
  ignored: () => "ignoré",
  swapped: () => "échangé",
  possessed: (hp) => `battu, ${hp} PV`,
  joined: () => "la carte suivante est ignorée",
  harmless: () => "aucun mal",
  swallowed: (hp) => `reste ${hp} PV`,
  hit: (hp) => `reste ${hp} PV`,
  revived: (hp) => `revient à ${hp} PV`,
  killed: () => "le héros tombe",
  fallen: () => "après la chute",
};

export const fr: Words = {
  table: "Table",
  deck: "Pioche",
  dungeon: "Donjon",
  drawCard: "piocher une carte",
  drawnBy: (who) => `piochée par ${who}`,
  cardsLeft: (n) => `reste ${n}`,
  cardsInside: (n) => `${n} dedans`,
  yours: (names) => `à vous : ${names}`,
  you: "vous",

  strength: (n) => `puissance ${n}`,
  even: "pair",
  odd: "impair",
  hp: "PV",
  hpFull: (n) => `PV, ${n} équipé`,
  hpLeft: (hp, start) => `${hp} PV sur ${start}`,

  heroes: "Héros",
  equipment: "Équipement",
  spent: "utilisée",
  setAside: (who, monster) => `écartée par ${who}${monster ? `, avec : ${monster}` : ""}`,
  stripOne: "L'écarter avec une tuile",
  litTiles: (n) => (n === 1 ? "Choisissez la tuile éclairée" : `Choisissez une des ${n} tuiles éclairées`),
  nameOne: "Nommer une sorte de monstre",
  specials: "Monstres spéciaux de la partie",
  lostTile: (tile) => `perdue : ${tile}`,
  reduced: (n) => `${n} de moins que sa puissance`,
  lucky: "l'amulette continue",
  charmed: (n) => `Charmeuse : −${n}`,

  bidding: "enchérit",
  passed: "a passé",
  waiting: "attend",
  watching: "regarde",
  insideNow: "dans le donjon",
  outOfGame: "hors jeu",
  winner: "gagne",
  score: (won, lost) => `${plural(won, "réussite", "réussites")}, ${plural(lost, "échec", "échecs")}`,

  insideTitle: (name) => `${name} est dans le donjon.`,
  lifeBoard: "Piste de vie",
  named: (monster) => `nommé : ${monster}`,
  nothingTurned: "Aucune carte retournée",
  whatAnswers: "Que lui opposer ?",
  outcome: (why, hp) => OUTCOMES[why]?.(hp) ?? why,
  cardOrdinal: (n) => `carte ${n} du donjon`,
  metSoFar: "Cartes affrontées",
  toCome: (n) => `${n} à venir`,
  playToEnd: "Jouer jusqu'au bout",
  turnAll: (n) => `Retourner les ${n}, jusqu'au prochain choix`,

  roundResult: (round) => `Manche ${round}`,
  resultTitle: (name, survived) =>
    survived ? `${name} a survécu au donjon.` : `${name} est tombé au donjon.`,
  omnipotent: "sauvé par Omnipotence",
  metInside: "Affrontés",
  wasAside: "Écartés, montrés à tous",

  gameOver: "Fin de partie",
  wins: (name) => `${name} gagne la partie`,
};
