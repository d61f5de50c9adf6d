/** Every place where a part of a pattern can end that begins at `at`; a text is its characters. */
export type Part = (text: readonly string[], at: number) => ReadonlySet<number>;

const NOWHERE: ReadonlySet<number> = new Set();

/** One character. The platform itself says whether it is of the kind. */
export function charOf(source: string): Part {
  const kind = new RegExp(`^${source}$`, 'u');
  return (text, at) => {
    const char = text[at];
    return char !== undefined && kind.test(char) ? new Set([at + 1]) : NOWHERE;
  };
}

/** A place that must be of some kind, such as the end. */
export const placeOf =
  (holds: (text: readonly string[], at: number) => boolean): Part =>
  (text, at) =>
    holds(text, at) ? new Set([at]) : NOWHERE;

const onward = (part: Part, text: readonly string[], from: ReadonlySet<number>) =>
  new Set([...from].flatMap((at) => [...part(text, at)]));

export const inRow =
  (parts: readonly Part[]): Part =>
  (text, at) =>
    parts.reduce<ReadonlySet<number>>((from, part) => onward(part, text, from), new Set([at]));

export const either =
  (ways: readonly Part[]): Part =>
  (text, at) =>
    new Set(ways.flatMap((way) => [...way(text, at)]));

const isSame = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one));

function endsOf(part: Part, least: number, most: number, text: readonly string[], at: number) {
  let now: ReadonlySet<number> = new Set([at]);
  for (let round = 0; round < least; round++) {
    const next = onward(part, text, now);
    if (isSame(next, now)) break;
    now = next;
  }
  const ends = new Set(now);
  for (let round = least; round < most && now.size > 0; round++) {
    const next = onward(part, text, now);
    now = new Set([...next].filter((end) => !ends.has(end)));
    for (const end of now) ends.add(end);
  }
  return ends;
}

/** Looks at each place of a text once, however many ways lead there. */
export function repeated(part: Part, least: number, most: number): Part {
  let of: readonly string[] | undefined;
  const known = new Map<number, ReadonlySet<number>>();
  return (text, at) => {
    if (text !== of) known.clear();
    of = text;
    const ends = known.get(at) ?? endsOf(part, least, most, text, at);
    known.set(at, ends);
    return ends;
  };
}
