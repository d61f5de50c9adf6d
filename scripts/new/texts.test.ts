import { expect, test } from 'vitest';
import { placeOf, requireTexts } from './texts.mjs';

test.each([
  [{ es: 'Hola' }, 'The text has no en="…".'],
  [{ es: 'Hola', en: ' ' }, 'en is empty.'],
  [{ es: 'Hola', en: 'Hello!' }, 'en has an exclamation mark.'],
  [{ es: '{n:number} días', en: '{n} days' }, 'en has no {n:number}, which es has.'],
  [{ es: 'Todo', en: 'All of {brand}' }, 'en has {brand}, which es has not.'],
  [
    { es: '{n:numer} días', en: 'a' },
    'es has {n:numer}; a parameter is {name}, or {name:number} for a number.',
  ],
  [
    { es: '{n} {{día|días}}', en: 'a' },
    'es has {{día|días}} without a number that chooses, such as {n:number}.',
  ],
  [
    { es: '{n:number} {{días}}', en: 'a' },
    'es has {{días}}; a plural is {{one|other}} or {{zero|one|other}}.',
  ],
  [{ es: 'El {n', en: 'a' }, 'es has a bracket without its other one.'],
  [{ es: 'Ver [todo]', en: 'See all' }, 'en has no [link], which es has.'],
  [{ es: '{a} y {a}', en: '{a}' }, 'en repeats {a} in another way than es.'],
])('%o is rejected, and the message says why', (texts, message) => {
  expect(() => requireTexts(texts)).toThrow(new Error(message));
});

test('a text that allows no parameters is rejected with one', () => {
  expect(() => requireTexts({ es: '{n}', en: '{n}' }, { allowsParameters: false })).toThrow(
    'es has {n}, but it can have no parameters and links.',
  );
});

test.each([
  ['bet_void', '  other:'],
  ['other_void', '} '],
  ['free', '} '],
])('%s is inserted after its group, or at the end', (key, place) => {
  const source =
    "export default {\n  free: 'a',\n  bet_lost:\n    'b',\n  other: 'c',\n} as const;\n";
  expect(placeOf(key, source, '} ')).toBe(place);
});
