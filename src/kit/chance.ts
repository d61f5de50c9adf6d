type Random = () => number;

let random: Random = Math.random;

/** A whole number between both, ends included. */
export const wholeBetween = (least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

/** Chance by a recipe of one's own, for tests; gives back how to undo it. */
export function withChance(next: Random) {
  const before = random;
  random = next;
  return () => {
    random = before;
  };
}
