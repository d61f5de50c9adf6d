/** How many letters have to be added, removed or replaced to make one word of the other. */
function distanceOf(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + Number(letter !== other),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A short name is a part of many others. */
const LEAST_PART = 4;

/** The known name that was probably meant. Undefined when none is near. */
export const nearestOf = (name: string, known: readonly string[]): string | undefined =>
  namesNear(name, known)[0];

/** The known names that may have been meant, the nearest first. */
export function namesNear(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const isPart = (one: string) =>
    Math.min(one.length, wanted.length) >= LEAST_PART &&
    (one.includes(wanted) || wanted.includes(one));
  return known
    .map((one) => ({ one, distance: distanceOf(wanted, one.toLowerCase()) }))
    .filter(
      ({ one, distance }) =>
        distance <= Math.max(2, Math.floor(wanted.length / 4)) || isPart(one.toLowerCase()),
    )
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one);
}
