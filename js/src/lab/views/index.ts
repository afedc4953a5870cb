// Which view shows which kind of widget.
import type { FunctionComponent } from "preact";
import { Bayes } from "./Bayes";
import { ClassRoom } from "./classroom/ClassRoom";
import { Exercise } from "./Exercise";
import { Chests } from "./evidence/Chests";
import { DieTest } from "./evidence/DieTest";
import { Tree } from "./evidence/Tree";
import { Guesses } from "./Guesses";
import { HandIn } from "./HandIn";
import { Lesson } from "./Lesson";
import { Markov } from "./Markov";
import { Pairs } from "./Pairs";
import { Predict } from "./Predict";
import { Review } from "./Review";
import { Sampler } from "./Sampler";
import { SmallGame } from "./SmallGame";
import { Intervals } from "./samples/Intervals";
import { Sums } from "./samples/Sums";
import { Target } from "./Target";
import { Tray } from "./Tray";
import { Waffle } from "./Waffle";

// biome-ignore lint/suspicious/noExplicitAny: each view knows the state of its own kind
export const VIEWS: Readonly<Record<string, FunctionComponent<any>>> = {
  bayes: Bayes,
  chests: Chests,
  class: ClassRoom,
  dietest: DieTest,
  exercise: Exercise,
  guesses: Guesses,
  handin: HandIn,
  intervals: Intervals,
  lesson: Lesson,
  markov: Markov,
  pairs: Pairs,
  predict: Predict,
  review: Review,
  sampler: Sampler,
  small: SmallGame,
  sums: Sums,
  target: Target,
  tray: Tray,
  tree: Tree,
  waffle: Waffle,
};
