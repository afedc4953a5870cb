// The script of a play page.

import { workOffline } from "./offline";
import { play, waysOfPage } from "./play";
import { takeTheme } from "./theme";

takeTheme(document);
const ways = waysOfPage(document);
// After the table is set: what was fetched is in the cache by then.
void play(ways).then(() => workOffline(ways.info.root));
