import { foldText } from '@kit/data/foldText';

/** The data of a game that the search uses. */
interface Searched {
  name: string;
  vendorName: string;
}

/** Words that are in many names, in Spanish and English. */
const FILLERS = new Set('de del la las el los en y al the of to and a'.split(' '));

/** Words of one meaning. A word finds the other words of its group. */
const SYNONYMS = [
  'fruta frutas fruit fruits cereza cerezas cherry cherries sandia watermelon limon lemon',
  'oro dorado dorada gold golden',
  'vivo live',
  'salvaje wild',
  'ruleta roulette',
  'dados dado dice die',
  'cohete rocket',
  'avion plane airplane',
  'tigre tiger',
  'dragon dragones dragons',
  'gato cat',
  'perro dog',
  'pez peces pesca pescado fish fishing',
  'mar oceano sea ocean',
  'rey king',
  'reina queen',
  'futbol soccer football',
  'gallo gallos rooster cockfight',
  'poker poquer',
  'tesoro treasure',
  'noche night',
  'suerte fortuna luck lucky fortune',
  'fiesta party carnaval carnival',
  'rapido expres relampago speed fast lightning',
].map((group) => group.split(' '));

const synonymsOf = new Map<string, Set<string>>();
for (const group of SYNONYMS)
  for (const word of group)
    synonymsOf.set(word, new Set([...(synonymsOf.get(word) ?? []), ...group]));

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a name without the frequent ones. Synonyms become one word. */
export const distinctiveWords = (name: string) =>
  new Set(
    wordsOf(name)
      .filter((word) => !FILLERS.has(word))
      .map((word) => [...(synonymsOf.get(word) ?? [word])][0] ?? word),
  );

/**
 * The number of typing errors between two words, up to a maximum: letters missing, extra, wrong or swapped
 * (the Damerau-Levenshtein distance). Only the last two rows of its table are kept.
 */
function typos(a: string, b: string, max: number) {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let rowBeforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const edits = [(previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1];
      edits.push((previous[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) edits.push((rowBeforePrevious[j - 2] ?? 0) + 1);
      row.push(Math.min(...edits));
    }
    [rowBeforePrevious, previous] = [previous, row];
  }
  return previous[b.length] ?? max + 1;
}

/** Longer words may have more typing errors. */
function maxTypos({ length }: string) {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * How well a typed word fits a word of a game: from 0 (not at all) to 1 (the same word). The numbers between
 * order the ways to fit, from the surest to the least sure.
 */
export function wordScore(typed: string, word: string) {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.9 - 0.1 * (1 - typed.length / word.length);
  const max = maxTypos(typed);
  const wrong = max ? typos(typed, word, max) : 1;
  if (wrong <= max) return 0.8 - 0.15 * wrong;
  if (synonymsOf.get(typed)?.has(word)) return 0.7;
  if (typed.length > 2 && word.includes(typed)) return 0.6;
  // A word that is not typed to its end, with a typing error.
  if (max && word.length > typed.length && typos(typed, word.slice(0, typed.length), max) <= 1)
    return 0.5;
  return 0;
}

/**
 * Finds games by words in any order, with accents or without, with typing errors, by parts of words, by
 * synonyms and by their vendor. The best come first; games that fit alike keep their order. With
 * `needsAll` every typed word has to be found; otherwise half of them are better than no result.
 */
export function createMatcher<T extends Searched>(games: readonly T[]) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const entries = games.map((game) => ({
    game,
    name: wordsOf(game.name).map(numberOf),
    vendor: wordsOf(game.vendorName).map(numberOf),
  }));
  const vocabulary = [...numbers.keys()];

  return function match(text: string, limit: number, { needsAll = false } = {}): T[] {
    const all = wordsOf(text);
    const distinctive = all.filter((word) => !FILLERS.has(word));
    const typed = distinctive.length ? distinctive : all;
    if (!typed.length) return [];
    const scores = typed.map((word) => vocabulary.map((known) => wordScore(word, known)));
    const minHits = needsAll ? typed.length : Math.max(1, typed.length / 2);
    const best = (numbersOfWords: number[], score: number[]) =>
      numbersOfWords.reduce((highest, number) => Math.max(highest, score[number] ?? 0), 0);

    return entries
      .map(({ game, name, vendor }) => {
        // A word of the vendor counts less than one of the name.
        const found = scores.map((score) => Math.max(best(name, score), 0.8 * best(vendor, score)));
        const hits = found.filter((score) => score > 0).length;
        if (hits < minHits) return { game, score: 0 };
        const sum = found.reduce((total, score) => total + score, 0) / typed.length;
        const completeness = hits === typed.length ? 1 : 0.6;
        // Of two names that fit alike, the one with fewer other words comes first.
        const otherWords = Math.max(0, name.length - typed.length);
        return { game, score: sum * completeness - 0.01 * otherWords };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ game }) => game);
  };
}
