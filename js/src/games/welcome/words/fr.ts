import type { Words } from "./en";

const plural = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

export const fr: Words = {
  table: "Table",
  deck: "Pioche",
  dungeon: "Donjon",
  drawCard: "piocher une carte",
  draw: "Piocher une carte",
  pass: "Passer",
  drawnBy: (who) => `piochée par ${who}`,
  cardsLeft: (n) => `reste ${n}`,
  cardsInside: (n) => `${n} dedans`,
  yours: (n) => `dont ${n} de vous`,
  yoursAre: (names) => `de vous : ${names}`,
  noneYours: "aucune de vous",
  you: "vous",

  strength: (n) => `puissance ${n}`,
  even: "pair",
  odd: "impair",
  hp: "PV",
  hpFull: (n) => `PV, ${n} avec toutes les tuiles`,
  withAll: (n) => `${n} avec toutes les tuiles`,
  hpOf: (hp, start) => `${hp} / ${start} PV`,
  hpLeft: (hp, start) => `${hp} PV sur ${start}`,

  heroes: "Héros",
  noHeroYet: "Pas encore de héros : les chances viennent avec les enchères.",
  playHero: (name) => `Jouer : ${name}`,
  heroHint: (hp) => `${hp} PV et six tuiles`,
  anyHero: "N'importe lequel",
  anyHeroHint: (n) => `Le hasard en prend un sur ${n}`,
  equipment: "Équipement",
  verbs: { strip: "Écarter", use: "Utiliser", discard: "Défausser" },
  beatsIt: "le bat",
  spent: "utilisée",
  setAside: (who, monster) =>
    monster === null ? `écartée par ${who}` : `écartée par ${who}, avec : ${monster}`,
  stripOne: "L'écarter",
  discardOne: "Quelle tuile part ?",
  useOne: "Utiliser une tuile",
  litTiles: (n) => (n === 1 ? "avec la tuile éclairée" : "avec une tuile éclairée"),
  pickTile: (n) =>
    n === 1
      ? "Cliquez sur la tuile éclairée"
      : `Cliquez sur une des ${n} tuiles éclairées, ou tapez son numéro`,
  nameOne: "Nommer une sorte de monstre",
  pickCard: (n) => `Cliquez sur une des ${n} cartes`,
  specials: "Monstres spéciaux de la partie",
  lostTile: (tile) => `perdue : ${tile}`,
  reduced: (n) => `${n} de moins que sa puissance`,
  lucky: "l'amulette continue",
  charmed: (n) => `Charmeuse : −${n}`,

  // Said after a name or "Vous": words that suit both.
  bidding: "en lice",
  passed: "hors enchère",
  waiting: "en attente",
  choosing: "choix du héros",
  watching: "hors du donjon",
  insideNow: "dans le donjon",
  outOfGame: "hors jeu",
  winner: "victoire",
  successes: (n) => plural(n, "réussite", "réussites"),
  failures: (n) => plural(n, "échec", "échecs"),

  turnOf: (name) => `À ${name} de jouer.`,
  turns: (monster, name) =>
    name === null ? `Vous retournez une carte : ${monster}.` : `${name} retourne une carte : ${monster}.`,
  moments: {
    choosing: "choix du héros",
    bidding: "enchère",
    inside: "dans le donjon",
    over: "partie finie",
  },
  youGoIn: "Tous les autres ont passé : vous entrez.",
  goesIn: (name) => `Tous les autres ont passé : ${name} entre.`,
  entersWith: (hp, tiles, cards) => `${hp} PV, ${tiles}, ${cards}.`,
  tiles: (n) => plural(n, "tuile", "tuiles"),
  cardsToMeet: (n) => `${plural(n, "carte", "cartes")} à affronter`,
  amongThem: (n, names) => [
    n === 1 ? "L'une d'elles vient de vous : " : `${n} viennent de vous : `,
    names,
    ".",
  ],
  hasPassed: (name) => (name === null ? "Vous avez passé" : `${name} a passé`),
  lifeBoard: "Piste de vie",
  named: (monster) => `nommé : ${monster}`,
  specialMonster: "monstre spécial",
  nothingTurned: "Aucune carte retournée",
  whatAnswers: "Que lui opposer ?",
  outcomes: {
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
  },
  cardOrdinal: (n) => `carte ${n} du donjon`,
  metSoFar: "Cartes affrontées",
  toCome: (n) => `${n} à venir`,
  playToEnd: "Jouer jusqu'au bout",
  turnAll: (n) => `Les ${n}, jusqu'au prochain choix`,

  roundResult: (round) => `Manche ${round}`,
  survived: (name) => (name === null ? "Vous avez survécu au donjon." : `${name} a survécu au donjon.`),
  fell: (name) =>
    name === null ? "Vous avez succombé dans le donjon." : `${name} a succombé dans le donjon.`,
  showCards: "Montrer les cartes",
  hideCards: "Retour aux héros",
  omnipotent: "grâce à l'Omnipotence",
  metInside: "Affrontés",
  wasAside: "Écartés, montrés à tous",

  walksOut: (name: string | null): string =>
    name === null ? "Vous ressortez en vie." : `${name} ressort en vie.`,
  falls: (name: string | null): string => (name === null ? "Vous tombez." : `${name} tombe.`),
  endsIt: (monster: string) => `${monster} y met fin.`,
  succeeded: (name) =>
    name === null
      ? "Votre premier succès ; encore un et vous gagnez."
      : `Premier succès ; encore un et ${name} gagne.`,
  succeededTwice: (name) =>
    name === null
      ? "Votre deuxième succès : vous gagnez la partie."
      : `Deuxième succès : ${name} gagne la partie.`,
  failed: (name) =>
    name === null
      ? "Votre premier échec ; encore un et vous êtes hors jeu."
      : `Premier échec ; encore un et ${name} est hors jeu.`,
  failedTwice: (name) =>
    name === null ? "Votre deuxième échec : vous êtes hors jeu." : `Deuxième échec : ${name} est hors jeu.`,
  hpRemain: (hp: number) => `${hp} PV restants`,
  fallenWord: "tombé",
  omnipotenceLead: "L'Omnipotence.",
  omnipotenceText: "Pas deux monstres pareils : la manche est gagnée.",
  emptyLead: "Un donjon vide.",
  emptyText: "Il n'y avait rien à affronter.",
  killerLead: (monster: string, damage: number, hp: number) =>
    `${monster} : ${damage} dégâts, et il restait ${hp} PV.`,
  killerText: (lost: number, start: number) => `En tout ${lost} dégâts contre ${start} PV.`,
  nothingStoppedLead: "Les points de vie seuls.",
  nothingStoppedText: (lost: number, start: number) =>
    `${lost} dégâts contre ${start} PV ; aucune tuile n'a dû arrêter de monstre.`,
  spared: (names: string, damage: number) => `Réponse à ${names} : ${damage} dégâts évités.`,
  broughtBack: (monster: string, hp: number) => `Retour du héros après ${monster}, avec ${hp} PV.`,
  toSpareLead: "De la marge.",
  toSpareText: (lost: number, start: number, tile: string, spared: number) =>
    `${lost} dégâts contre ${start} PV ; même sans ${tile}, qui en a évité ${spared}, le héros aurait survécu.`,
  times: (name: string, n: number) => `${name} (${n} fois)`,
  and: " et ",

  monsters: "Monstres",
  monstersHint: "Puissance et nombre de chaque monstre de la partie.",
  copies: (n) => `×${n}`,
  noStrength: "sans puissance propre",
  special: "spécial",

  explainDeck: "Des cartes que personne n'a vues. À votre tour, piochez-en une ou passez.",
  explainDungeon:
    "Les cartes que le dernier joueur affrontera, face cachée. Vous ne connaissez que les vôtres.",
  explainTile: {
    hp: "Elle ajoute ses PV tant que le héros la porte.",
    other: "Elle aide qui entre, tant que le héros la porte.",
    strip:
      "Qui écarte une carte piochée retire une tuile avec elle : elle ne sert plus à personne cette manche.",
  },
  explainLife:
    "Les points de vie restants. Un monstre qu'aucune tuile n'arrête en ôte sa puissance ; au crâne, le héros tombe.",
  explainHero: (hp, full) =>
    `${hp} PV à lui, ${full} avec les six tuiles. Le dernier à ne pas avoir passé l'emmène au donjon.`,

  guideHero: (name) => `Voici le héros : ${name}`,
  guideHeroText: (hp) =>
    `Il a ${hp} PV, les siens et ceux de ses tuiles. Quelqu'un l'emmènera au donjon ; vous, peut-être.`,
  guideTiles: [
    "Aucune tuile ne l'aide",
    "Une tuile l'aide",
    "Deux tuiles l'aident",
    "Trois tuiles l'aident",
    "Quatre tuiles l'aident",
    "Cinq tuiles l'aident",
    "Six tuiles l'aident",
  ],
  guideTilesText:
    "Les unes donnent des PV, les autres arrêtent des monstres. Chacun peut les écarter une à une.",
  guidePiles: "Piochez, puis choisissez",
  guidePilesText: "La carte piochée va au donjon, ou de côté avec une tuile. Vous seul la voyez.",
  guideActs: "Ou passez",
  guideActsText:
    "Qui passe est à l'abri. Le dernier à ne pas avoir passé doit entrer. Sortez vivant deux fois et vous gagnez ; tombez deux fois et vous êtes hors jeu.",
  guideOdds: "Les chances, si vous voulez",
  guideOddsText:
    "Combien de donjons possibles le héros traverse en vie, d'après ce que vous savez. Vous pouvez d'abord parier.",

  facts: {
    round: "Manche",
    hero: "Héros",
    drawn: "Carte en main",
    deck: "Pioche",
    dungeon: "Donjon",
    aside: "Écartées",
    run: "Vie au donjon",
    unseen: "Cartes cachées",
    unknown: "inconnue",
    nobody: "personne",
    none: "aucune",
    cards: (n) => plural(n, "carte", "cartes"),
    by: (what, who) => `${what} (${who})`,
    one: (names) => `inconnue, parmi ${names}`,
  },
};
