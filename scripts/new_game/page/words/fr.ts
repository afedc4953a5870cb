import type { Words } from "./en";

export const fr: Words = {
  table: "Les gobelets et les annonces",
  bids: "Annonces : combien de dés, et quelle face",
  bid: "Annoncer",
  bidHint: (n) => (n === 1 ? "1 annonce sur le plateau" : `${n} annonces sur le plateau`),
  dice: (n) => (n > 1 ? `${n} dés` : `${n} dé`),
  shows: (face) => `un ${face}`,
  hidden: "cachés sous le gobelet",
  stands: "la dernière annonce",
  lifted: (number, face, found) => `Mis en doute : ${number} × ${face}. Trouvé : ${found} × ${face}`,
};
