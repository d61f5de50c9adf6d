import { afterEach, expect, onTestFinished, test } from 'vitest';
import { agoText, dateText, formatDate, formatNumber, percentText } from './format';
import { country, setLanguage } from './locale';

const moment = new Date(2025, 2, 9, 17, 5);

afterEach(() => setLanguage('ES'));

test('numbers and dates follow the language', async () => {
  const number = formatNumber(1234.5);
  const date = formatDate(moment);
  expect([number.value, date.value]).toEqual(['1,234.5', '9 mar 2025']);
  await setLanguage('VI');
  expect([number.value, date.value]).toEqual(['1.234,5', '9 thg 3, 2025']);
});

test('Brazilian Portuguese is written as in Brazil', async () => {
  await setLanguage('PT-BR');
  expect([formatNumber(1234.5).value, percentText(0.125)]).toEqual(['1.234,5', '12,5%']);
  expect([dateText(moment), dateText(moment, 'time')]).toEqual(['9 de mar. de 2025', '17:05']);
});

test('Bengali has Western digits', async () => {
  await setLanguage('BN');
  expect(dateText(moment, 'moment')).toMatch(/9.*2025.*17:05/);
  expect(percentText(0.125)).toBe('12.5%');
});

test('a time of day has twelve hours in English and 24 in Spanish', async () => {
  expect([dateText(moment, 'time'), dateText(moment, 'moment')]).toEqual([
    '17:05',
    '9 mar 2025, 17:05',
  ]);
  await setLanguage('EN');
  expect(dateText(moment, 'time')).toMatch(/^5:05\u00a0PM$/);
  expect(dateText(moment, 'moment')).toMatch(/^Mar 9, 2025, 5:05\u00a0PM$/);
  expect(dateText(moment)).toBe('Mar 9, 2025');
});

test.each([
  ['GB', 'pm'],
  ['CA', 'p.m.'],
])('in the English of %s, “%s” stays on the line of its time', async (code, written) => {
  onTestFinished(() => {
    country.value = undefined;
  });
  country.value = code;
  await setLanguage('EN');
  expect(dateText(moment, 'time')).toBe(`5:05\u00a0${written}`);
  expect(dateText(moment, 'moment')).toMatch(new RegExp(`2025, 5:05\u00a0${written}$`));
});

test('a time ago is written in the largest unit that fits', () => {
  const now = '2025-03-09T12:00:00Z';
  expect(agoText('2025-03-09T11:57:00Z', now)).toBe('hace 3 minutos');
  expect(agoText('2025-03-08T11:00:00Z', now)).toBe('ayer');
  expect(agoText('2025-03-09T12:00:00Z', now)).toBe('ahora');
  expect(agoText('2025-03-09T14:10:00Z', now)).toBe('dentro de 2 horas');
});

test('an invalid date is an empty text', () => {
  expect(dateText('soon')).toBe('');
  expect(agoText('soon', 0)).toBe('');
});
