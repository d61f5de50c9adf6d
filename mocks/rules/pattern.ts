import { charOf, either, inRow, type Part, placeOf, repeated } from './parts';

/** No field takes more characters. The work grows with the cube of them. */
const LONGEST = 100;

const ESCAPE = /\\(?:u[d][89ab]..\\u[d][c-f]..|u\{[^}]*\}|u.{4}|x..|c.|p\{[^}]*\}|[^1-9k])/isuy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const GROUP = /\((?:\?(?:[:=!]|<[^=!>]+>))?/uy;
const TIMES = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/uy;

class NotRead extends Error {}

const isWord = (char = '') => /^\w$/.test(char);
const isEdge = (text: readonly string[], at: number) => isWord(text[at - 1]) !== isWord(text[at]);

const PLACES: Record<string, Part> = {
  '^': placeOf((_, at) => at === 0),
  $: placeOf((text, at) => at === text.length),
  '\\b': placeOf(isEdge),
  '\\B': placeOf((text, at) => !isEdge(text, at)),
};

const SIGNS: Record<string, [number, number]> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};

/** Reads what the platform took for a pattern; refuses to look back, in any of its ways. */
function read(source: string): Part {
  let at = 0;

  function take(like: RegExp) {
    like.lastIndex = at;
    const found = like.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }

  function ways(): Part {
    const all = [row()];
    while (source[at] === '|') {
      at++;
      all.push(row());
    }
    return either(all);
  }

  function row(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(times(one()));
    return inRow(parts);
  }

  function one(): Part {
    if (source[at] === '(') return group();
    const text = (take(CLASS) ?? take(ESCAPE) ?? take(/[^\\]/suy))?.[0];
    if (text === undefined) throw new NotRead(source);
    return PLACES[text] ?? charOf(text);
  }

  function group(): Part {
    const opens = take(GROUP)?.[0];
    if (source[at] === '?') throw new NotRead(source);
    const inside = ways();
    at++;
    const leads = (text: readonly string[], from: number) => inside(text, from).size > 0;
    if (opens === '(?=') return placeOf(leads);
    if (opens === '(?!') return placeOf((text, from) => !leads(text, from));
    return inside;
  }

  function times(part: Part): Part {
    const found = take(TIMES);
    if (!found) return part;
    const [, sign, least, more, most] = found;
    const [from, to] = (sign && SIGNS[sign]) || [
      Number(least),
      most ? Number(most) : more ? Number.POSITIVE_INFINITY : Number(least),
    ];
    return repeated(part, from, to);
  }

  return ways();
}

/**
 * Whether a text fits a pattern that the operator wrote, or undefined where there is no telling: it is
 * broken, or looks back. A pattern like `^(a+)+$` has the platform try forever; here each part knows
 * every place where it can end, so the work is bounded by the text whatever the pattern.
 */
export function fitsPattern(pattern: string, text: string): boolean | undefined {
  try {
    // Says itself whether the pattern is one.
    new RegExp(pattern, 'u');
    const part = read(pattern);
    const chars = [...text];
    if (chars.length > LONGEST) return false;
    return Array.from({ length: chars.length + 1 }, (_, at) => at).some(
      (at) => part(chars, at).size > 0,
    );
  } catch {
    return undefined;
  }
}
