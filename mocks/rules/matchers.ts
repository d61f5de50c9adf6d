/** Matches a part of a pattern from the position `at` on. Returns every position where the match can end. */
export type Matcher = (text: readonly string[], at: number) => ReadonlySet<number>;

const NO_MATCH: ReadonlySet<number> = new Set();

/** Matches one character. `RegExp` decides whether the character belongs to the class. */
export function matchChar(source: string, flags: 'u' | ''): Matcher {
  const kind = new RegExp(`^${source}$`, flags);
  return (text, at) => {
    const char = text[at];
    return char !== undefined && kind.test(char) ? new Set([at + 1]) : NO_MATCH;
  };
}

/** Matches a position, such as the end of the text. */
export const matchPosition =
  (isMatch: (text: readonly string[], at: number) => boolean): Matcher =>
  (text, at) =>
    isMatch(text, at) ? new Set([at]) : NO_MATCH;

const advance = (part: Matcher, text: readonly string[], from: ReadonlySet<number>) =>
  new Set([...from].flatMap((at) => [...part(text, at)]));

export const sequence =
  (parts: readonly Matcher[]): Matcher =>
  (text, at) =>
    parts.reduce<ReadonlySet<number>>((from, part) => advance(part, text, from), new Set([at]));

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
  let now: ReadonlySet<number> = new Set([at]);
  for (let round = 0; round < min; round++) {
    const next = advance(part, text, now);
    if (isSame(next, now)) break;
    now = next;
  }
  const ends = new Set(now);
  for (let round = min; round < max && now.size > 0; round++) {
    const next = advance(part, text, now);
    now = new Set([...next].filter((end) => !ends.has(end)));
    for (const end of now) ends.add(end);
  }
  return ends;
}

/** Evaluates each position of a text once, even if several paths lead to it. */
export function repeat(part: Matcher, min: number, max: number): Matcher {
  let knownText: readonly string[] | undefined;
  const known = new Map<number, ReadonlySet<number>>();
  return (text, at) => {
    if (text !== knownText) known.clear();
    knownText = text;
    const ends = known.get(at) ?? repeatedEnds(part, min, max, text, at);
    known.set(at, ends);
    return ends;
  };
}
