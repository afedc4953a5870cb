// Whose work this is: the game's authors, those who drew the icons, the face and the libraries.
import authors from "authors:icons";
import { useStrings } from "../../core/words/context";

export function About({ credits = [] }: { credits?: readonly string[] | undefined }) {
  const strings = useStrings();
  const free = authors.filter(({ licence }) => licence === "CC0-1.0").map(({ name }) => name);
  const named = authors.filter(({ licence }) => licence !== "CC0-1.0").map(({ name }) => name);
  return (
    <>
      {credits.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{strings.aboutGame}</p>
      <p>{strings.aboutIcons(named.join(", "), free.join(", "))}</p>
      <p>{strings.aboutFace}</p>
      <p>{strings.aboutCode}</p>
    </>
  );
}
