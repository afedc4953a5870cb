export const en = {
  table: "The lantern and the homes",
  carried: "carried",
  brought: (n: number, goal: number) => `${n} of ${goal}`,
};

export type Words = typeof en;
