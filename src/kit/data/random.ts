type Random = () => number;

let random: Random = Math.random;

/** A random whole number between both ends, ends included. */
export const randomInteger = (min: number, max: number) =>
  min + Math.floor(random() * (max - min + 1));

/** Replaces the source of randomness in tests. Returns the function that restores it. */
export function withRandom(next: Random) {
  const before = random;
  random = next;
  return () => {
    random = before;
  };
}
