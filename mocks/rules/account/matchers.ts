/** Matches a part of a pattern from the position `at` on. Returns every position where the match can end. */
export type Matcher = (text: readonly string[], at: number) => ReadonlySet<number>;

const NO_MATCH: ReadonlySet<number> = new Set();

/** Matches one character. `RegExp` decides whether the character belongs to the class. */
export function matchChar(source: string, flags: 'u' | ''): Matcher {
  const charClass = new RegExp(`^${source}$`, flags);
  return (text, at) => {
    const char = text[at];
    return char !== undefined && charClass.test(char) ? new Set([at + 1]) : NO_MATCH;
  };
}

/** Matches a position, such as the end of the text. */
export const matchPosition =
  (isMatch: (text: readonly string[], at: number) => boolean): Matcher =>
  (text, at) =>
    isMatch(text, at) ? new Set([at]) : NO_MATCH;

const advance = (part: Matcher, text: readonly string[], from: ReadonlySet<number>) =>
  new Set([...from].flatMap((at) => [...part(text, at)]));

/** Matches the parts one after the other. */
export const sequence =
  (parts: readonly Matcher[]): Matcher =>
  (text, at) =>
    parts.reduce<ReadonlySet<number>>((from, part) => advance(part, text, from), new Set([at]));

/** Matches one of the options. */
export const alternatives =
  (options: readonly Matcher[]): Matcher =>
  (text, at) =>
    new Set(options.flatMap((option) => [...option(text, at)]));

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((item) => b.has(item));

function repeatedEnds(
  part: Matcher,
  min: number,
  max: number,
  text: readonly string[],
  at: number,
) {
  let positions: ReadonlySet<number> = new Set([at]);
  for (let count = 0; count < min; count++) {
    const next = advance(part, text, positions);
    // Further repetitions would change nothing.
    if (isSame(next, positions)) break;
    positions = next;
  }
  const ends = new Set(positions);
  for (let count = min; count < max && positions.size > 0; count++) {
    const next = advance(part, text, positions);
    positions = new Set([...next].filter((end) => !ends.has(end)));
    for (const end of positions) ends.add(end);
  }
  return ends;
}

/** Matches a part `min` to `max` times. Evaluates each position of a text once, even if several paths lead to it. */
export function repeat(part: Matcher, min: number, max: number): Matcher {
  let cachedText: readonly string[] | undefined;
  const endsByPosition = new Map<number, ReadonlySet<number>>();
  return (text, at) => {
    if (text !== cachedText) endsByPosition.clear();
    cachedText = text;
    const ends = endsByPosition.get(at) ?? repeatedEnds(part, min, max, text, at);
    endsByPosition.set(at, ends);
    return ends;
  };
}
