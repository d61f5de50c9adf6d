import { patternFlags } from '../../../src/contract/patternFlags';
import { alternatives, type Matcher, matchChar, matchPosition, repeat, sequence } from './matchers';

/** No field accepts a longer text. The work grows with the cube of the length. */
const MAX_LENGTH = 100;

// The tokens of a pattern. The flag `y` makes each match at `lastIndex` only.
/**
 * An escape: two surrogates `\uD83D\uDE00`, `\u{1F600}`, `\u00F1`, `\xF1`, `\cA`, `\p{L}`, or one character. No `\1`
 * to `\9`, no `\k`.
 */
const ESCAPE = /\\(?:u[d][89ab]..\\u[d][c-f]..|u\{[^}]*\}|u.{4}|x..|c.|p\{[^}]*\}|[^1-9k])/isuy;
/** A class of characters: `[a-z\]]`. */
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
/** The beginning of a group: `(`, `(?:`, `(?=`, `(?!` or `(?<name>`. */
const GROUP = /\((?:\?(?:[:=!]|<[^=!>]+>))?/uy;
/**
 * How often: `*`, `+`, `?`, `{2}`, `{2,}` or `{2,5}`, also with a `?` after it. The groups are the sign, the first
 * number, the comma with what follows, and the second number.
 */
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/uy;

class UnsupportedPattern extends Error {}

const isWord = (char = '') => /^\w$/.test(char);
const isEdge = (text: readonly string[], at: number) => isWord(text[at - 1]) !== isWord(text[at]);

const ASSERTIONS: Record<string, Matcher> = {
  '^': matchPosition((_, at) => at === 0),
  $: matchPosition((text, at) => at === text.length),
  '\\b': matchPosition(isEdge),
  '\\B': matchPosition((text, at) => !isEdge(text, at)),
};

const QUANTIFIERS: Record<string, [number, number]> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};

/**
 * Compiles a pattern that `RegExp` accepts with these flags. Back references and look-behind are not
 * supported. Without `u`, neither is what then has another meaning: `\p{L}`, `\u{F1}`, octal numbers.
 */
function compilePattern(source: string, flags: 'u' | ''): Matcher {
  let at = 0;
  const unsupported = flags
    ? undefined
    : /\\(?:[pP]|u(?![\da-f]{4})|x(?![\da-f]{2})|c|0)/i.exec(source);
  if (unsupported) throw new UnsupportedPattern(source);

  function take(token: RegExp) {
    token.lastIndex = at;
    const found = token.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }

  function readAlternatives(): Matcher {
    const options = [readSequence()];
    while (source[at] === '|') {
      at++;
      options.push(readSequence());
    }
    return alternatives(options);
  }

  function readSequence(): Matcher {
    const parts: Matcher[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')')
      parts.push(readQuantifier(readAtom()));
    return sequence(parts);
  }

  function readAtom(): Matcher {
    if (source[at] === '(') return readGroup();
    const text = (take(CLASS) ?? take(ESCAPE) ?? take(/[^\\]/suy))?.[0];
    if (text === undefined) throw new UnsupportedPattern(source);
    return ASSERTIONS[text] ?? matchChar(text, flags);
  }

  function readGroup(): Matcher {
    const opening = take(GROUP)?.[0];
    if (source[at] === '?') throw new UnsupportedPattern(source);
    const inside = readAlternatives();
    // The closing bracket.
    at++;
    const isMatch = (text: readonly string[], from: number) => inside(text, from).size > 0;
    if (opening === '(?=') return matchPosition(isMatch);
    if (opening === '(?!') return matchPosition((text, from) => !isMatch(text, from));
    return inside;
  }

  function readQuantifier(part: Matcher): Matcher {
    const found = take(QUANTIFIER);
    if (!found) return part;
    const [, sign, min, comma, max] = found;
    const counts = sign ? QUANTIFIERS[sign] : undefined;
    if (counts) return repeat(part, ...counts);
    // `{2,}` has no upper limit, `{2}` means exactly two.
    const maxWithoutNumber = comma ? Number.POSITIVE_INFINITY : Number(min);
    return repeat(part, Number(min), max ? Number(max) : maxWithoutNumber);
  }

  return readAlternatives();
}

/**
 * Whether a text matches a pattern of the operator. Undefined when the pattern is broken or not supported.
 * `RegExp` would try almost forever with a pattern like `^(a+)+$`. Here each part of the pattern finds all
 * positions where it can end, so the length of the text limits the work.
 */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  try {
    const flags = patternFlags(pattern);
    if (flags === undefined) return undefined;
    const part = compilePattern(pattern, flags);
    const chars = flags ? [...text] : text.split('');
    if (chars.length > MAX_LENGTH) return false;
    return Array.from({ length: chars.length + 1 }, (_, at) => at).some(
      (at) => part(chars, at).size > 0,
    );
  } catch {
    return undefined;
  }
}
