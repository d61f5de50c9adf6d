import { expect, test } from 'vitest';
import { hotGames } from '../../../mocks/db/games/catalogue';
import { foldText } from '../../kit/data/foldText';
import { createMatcher, wordScore } from './gameMatch';

test('a typed word fits without its accents, unfinished, with typing errors and by a synonym', () => {
  expect(foldText('Clásico ÑANDÚ')).toBe('clasico nandu');
  expect(wordScore('clasica', 'clasica')).toBe(1);
  expect(wordScore('clas', 'clasica')).toBeGreaterThan(0.8);
  expect(wordScore('calsica', 'clasica')).toBeGreaterThan(0.6);
  expect(wordScore('golden', 'oro')).toBeGreaterThan(0.6);
  expect(wordScore('oro', 'ora')).toBe(0);
});

/** Ways to type a name wrong. Each takes the words of the name, and a number that says where. */
const MISTAKES: Record<string, (words: string[], at: number) => string> = {
  'no accents': (words) => foldText(words.join(' ')),
  'other order': (words) => [...words].reverse().join(' '),
  'capital letters': (words) => words.join(' ').toLocaleUpperCase(),
  'a missing letter': (words, at) => words.map((word) => change(word, at, () => '')).join(' '),
  'a double letter': (words, at) =>
    words.map((word) => change(word, at, (letter) => letter + letter)).join(' '),
  'a wrong letter': (words, at) => words.map((word) => change(word, at, () => 'x')).join(' '),
  'swapped letters': (words, at) => words.map((word) => swap(word, at)).join(' '),
  'unfinished words': (words) =>
    words.map((word) => (word.length > 5 ? word.slice(0, -2) : word)).join(' '),
};
const innerIndex = (word: string, at: number) => 1 + (at % (word.length - 2));
const change = (word: string, at: number, to: (letter: string) => string) => {
  if (word.length < 5) return word;
  const place = innerIndex(word, at);
  return word.slice(0, place) + to(word[place] ?? '') + word.slice(place + 1);
};
const swap = (word: string, at: number) => {
  if (word.length < 5) return word;
  const place = Math.min(innerIndex(word, at), word.length - 3);
  return word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2);
};

for (const language of ['ES', 'EN'] as const)
  test(`the wanted game is among the first three for 95 % of 100 hard queries, in ${language}`, () => {
    const names = [...new Set(hotGames().map(({ name }) => name[language]))];
    const match = createMatcher(names.map((name) => ({ name, vendorName: '' })));
    const kinds = Object.entries(MISTAKES);
    const step = Math.floor(names.length / 100);
    const missed: string[] = [];
    for (let i = 0; i < 100; i++) {
      const wanted = names[i * step] ?? '';
      const [kind, mistake] = kinds[i % kinds.length] ?? ['', () => ''];
      const query = mistake(wanted.split(' '), i);
      const found = match(query, 3).map(({ name }) => name);
      if (!found.includes(wanted)) missed.push(`${kind}: "${query}" for "${wanted}", not ${found}`);
    }
    expect(names.length).toBeGreaterThan(200);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
  });

test('words for a theme, in the other language, and the vendor find a game', () => {
  const games = [
    { name: 'Frutas de Oro', vendorName: 'Puna' },
    { name: 'Ruleta Clásica', vendorName: 'Papagayo' },
    { name: 'Tigre Lunar', vendorName: 'Puna' },
    { name: 'Dados en Vivo', vendorName: 'Farol' },
  ];
  const match = createMatcher(games);
  const first = (text: string) => match(text, 1)[0]?.name;
  expect(first('fruits')).toBe('Frutas de Oro');
  expect(first('cereza')).toBe('Frutas de Oro');
  expect(first('roulette')).toBe('Ruleta Clásica');
  expect(first('papagallo')).toBe('Ruleta Clásica');
  expect(first('puna tigre')).toBe('Tigre Lunar');
  expect(first('live dice')).toBe('Dados en Vivo');
  expect(match('zzzz', 3)).toEqual([]);
  expect(match('de la', 3)).not.toContainEqual(games[1]);
});
