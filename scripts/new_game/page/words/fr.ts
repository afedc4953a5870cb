import type { Words } from "./en";

export const fr: Words = {
  table: "La lanterne et les maisons",
  carried: "portés",
  brought: (n, goal) => `${n} sur ${goal}`,
};
