// How it ended: won with a score line by line and a title, or lost and to whom.
import { useLang } from "../../../core/context";
import { Icon } from "../../../ui/Icon";
import type { FighterBoard } from "../view";
import { useWords } from "../words";
import { archery, skull } from "./art";
import { difficultyName, titleName } from "./content";

export function GameOver({ board }: { board: FighterBoard }) {
  const words = useWords();
  const lang = useLang();
  const won = board.result === "won";
  return (
    <div class="ended">
      <Icon art={won ? archery : skull} class="crest" />
      <h3>{won ? words.won : words.lost[board.result === "dice" ? "dice" : "down"]}</h3>
      {won && board.title !== null && <p class="titled">{titleName(board.title, lang)}</p>}
      {won && (
        <table class="score">
          <tbody>
            {board.score.map(({ key, n, points }) => (
              <tr key={key}>
                <th scope="row">
                  {key === "difficulty"
                    ? difficultyName(board.difficulty, lang)
                    : (words.scoreLines[key] ?? key)}
                </th>
                <td>{key === "difficulty" ? "" : n}</td>
                <td>{points < 0 ? `−${-points}` : points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td />
              <td>{board.total}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  );
}
