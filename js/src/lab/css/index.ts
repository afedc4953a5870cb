import squares from "../../ui/charts/waffle.css";
import dice from "../../ui/dice/dice.css";
import bayes from "./bayes.css";
import charts from "./charts.css";
import classroom from "./classroom.css";
import evidence from "./evidence.css";
import exercise from "./exercise.css";
import lesson from "./lesson.css";
import markov from "./markov.css";
import pairs from "./pairs.css";
import parts from "./parts.css";
import predict from "./predict.css";
import review from "./review.css";
import sampler from "./sampler.css";
import samples from "./samples.css";
import target from "./target.css";
import tray from "./tray.css";
import waffle from "./waffle.css";

export const labCss = [
  dice,
  parts,
  charts,
  sampler,
  predict,
  exercise,
  squares,
  waffle,
  pairs,
  tray,
  bayes,
  markov,
  target,
  samples,
  evidence,
  review,
  classroom,
  lesson,
].join("\n");
