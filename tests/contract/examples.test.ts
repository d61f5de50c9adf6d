import { expect, test } from 'vitest';
import { exampleOf } from '../../mocks/admin/exampleOf';
import { createOpenapi } from '../../mocks/admin/openapi';

/** What an example must be like, by the name of its field. */
const EXPECTED: [name: RegExp, what: string, fits: (value: string) => boolean][] = [
  [/(^i|I)ds?$/, 'an id', (text) => /^[\w.-]+$/.test(text)],
  // `labelName` is a number, as the platform has it.
  [
    /^(name|(?!label)\w*Name)$/,
    'a name',
    (text) => /^[\p{L}\d ]{3,}$/u.test(text) && !/^\d+$/.test(text),
  ],
  [/(Code|^code)$/, 'a code', (text) => /^[\w-]+$/.test(text)],
  [/(Amount|^amount|Balance|^balance)s?$/, 'a sum', (text) => Number(text) > 0],
  [/^(birthDate|day|date|firstDay)$/, 'a day', (text) => /^\d{4}-\d\d-\d\d$/.test(text)],
  [/(^m|M)onth$/, 'a month', (text) => /^\d{4}-\d\d$/.test(text)],
  [/(?<!^crashed)(At|^at|Until|^until)$/, 'a time', (text) => Number(text) > Date.UTC(2020)],
  [/^(?!icon).*([uU]rl|[lL]ink)$/, 'an address', (text) => URL.canParse(text)],
  [/[eE]mail$/, 'a mail address', (text) => /^\S+@\S+\.\S+$/.test(text)],
  [/(^c|C)urrency$/, 'a currency', (text) => /^[A-Z]{3}$/.test(text)],
  [/(^c|C)ountry$/, 'a country', (text) => /^[A-Z]{2}$/.test(text)],
  [/([iI]con|[iI]mage|iconUrl)$/, 'a picture', (text) => /\.(webp|svg)$/.test(text)],
];
/** Only these are names of people. */
const PEOPLE = /^(name|nickname|holder|payer|sender|customerName|payeeName|realName)$/;

type Found = { name: string; value: unknown; where: string };

const leavesOf = (value: unknown, name: string, where: string): Found[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, one]) =>
        leavesOf(one, Array.isArray(value) ? name : key, where),
      )
    : [{ name, value, where }];

/** Every field of every example of a document, with the path that it belongs to. */
function examplesOf(node: unknown, where = ''): Found[] {
  if (typeof node !== 'object' || !node) return [];
  return Object.entries(node).flatMap(([key, one]) =>
    key === 'example' || key === 'x-example'
      ? leavesOf(one, 'name' in node ? String(node.name) : '', where)
      : examplesOf(one, key.startsWith('/') ? key : where),
  );
}

/** `''` is a choice of the contract, and an encrypted body has no readable example. */
const hasExample = ({ value }: Found) =>
  value !== null && value !== '' && typeof value !== 'boolean';

test('every example of the API document fits the name of its field', () => {
  const found = examplesOf(createOpenapi()).filter(hasExample);
  expect(found.length).toBeGreaterThan(500);
  const wrong = found.flatMap(({ name, value, where }) => {
    const text = String(value);
    const isWrong = EXPECTED.filter(([pattern, , fits]) => pattern.test(name) && !fits(text));
    const isPerson = text === 'Lucía Quispe' && !PEOPLE.test(name);
    return [
      ...isWrong.map(([, what]) => `${where}: ${name} is "${text}", which is not ${what}`),
      ...(isPerson ? [`${where}: ${name} is the name of a person`] : []),
    ];
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test.each([
  ['tournamentId', '100004'],
  ['accountNumber', '1941234567890'],
  ['vendorName', 'Papagayo'],
  ['gameName', 'Carnaval'],
])('a text with the name %s is %s', (name, text) => {
  expect(exampleOf({ type: 'string' }, name)).toBe(text);
});
