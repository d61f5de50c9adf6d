import { computed, effect, signal } from '@kit/signals';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type esGame from '../../src/i18n/es/game';
import { language, loadWords, setLanguage } from '../../src/i18n/locale';
import { around, type PlainKey, t, text, tx } from '../../src/i18n/t';
import type { Words } from '../../src/i18n/words';

// An English book with a gap, as a file that another release left behind would have.
vi.mock('../../src/i18n/en/vip', () => ({ default: { benefits: 'Benefits' } }));

// A chunk that does not arrive.
vi.mock('../../src/i18n/bn/agent', () => {
  throw new Error('offline');
});

afterEach(() => setLanguage('ES'));

test('a text follows the language and its values', async () => {
  const n = signal(1);
  const count = t('game.count', { n });
  const seen: string[] = [];
  const stop = effect(() => {
    seen.push(count.value);
  });
  n.value = 1234;
  await setLanguage('EN');
  stop();
  expect(seen).toEqual(['1 juego', '1,234 juegos', '1,234 games']);
});

test('plurals follow the language the text is written in', async () => {
  const zero = t('game.count', { n: 0 });
  expect(zero.value).toBe('0 juegos');
  await setLanguage('BN');
  expect(zero.value).toBe('0টি গেম');
});

test('values are never read as a pattern', async () => {
  await loadWords('search');
  expect(text('search.noResults', { text: '{n} [x] <b>' })).toBe('No encontramos «{n} [x] <b>».');
});

test('a text not yet fetched is empty, then whole, and never its key', async () => {
  const title = t('kyc.front');
  expect(title.value).toBe('');
  await loadWords('kyc');
  expect(title.value).toBe('Frente del documento');
});

describe('S3.30 what is missing falls back', () => {
  test('a language without dictionaries reads in Spanish', async () => {
    await setLanguage('FR');
    await loadWords('wallet');
    expect(language.value).toBe('FR');
    expect(text('app.back')).toBe('Volver');
    expect(text('wallet.balance')).toBe('Saldo');
  });

  test('a missing key reads in Spanish, its neighbours in the language', async () => {
    await setLanguage('EN');
    await loadWords('vip');
    expect(text('vip.benefits')).toBe('Benefits');
    await expect.poll(() => text('vip.yourLevel')).toBe('Tu nivel');
  });

  test.each(['nope', 'nope.nope', 'error.toString', 'game.__proto__', ''])(
    'the server key %j reads as an unknown error',
    (key) => expect(tx(key).value).toBe('Algo salió mal. Inténtalo de nuevo.'),
  );

  test('a server key may be bare or full, and may bring its own fallback', async () => {
    await loadWords('refusal', 'title');
    expect(tx('invitation_code_error').value).toBe('El código de invitación no es válido.');
    expect(tx('game.CRASH').value).toBe('Crash');
    expect(tx('game.NEWKIND', 'title.gameList').value).toBe('Juegos');
  });
});

test('a sentence with a link comes in three pieces', async () => {
  await loadWords('register');
  const { before, link, after } = around('register.agreement');
  expect([before.value, link.value, after.value]).toEqual([
    'Al registrarte aceptas los ',
    'términos de uso',
    '.',
  ]);
});

test('the last of two quick choices wins', async () => {
  const slow = setLanguage('VI');
  const quick = setLanguage('EN');
  await Promise.all([slow, quick]);
  expect(language.value).toBe('EN');
});

test('a switch shows no mixed moment', async () => {
  const pair = computed(() => `${t('app.back').value} ${t('app.close').value}`);
  const seen: string[] = [];
  const stop = effect(() => {
    seen.push(pair.value);
  });
  await setLanguage('VI');
  stop();
  expect(seen).toEqual(['Volver Cerrar', 'Quay lại Đóng']);
});

test('a switch whose words cannot be had changes nothing', async () => {
  await loadWords('agent');
  await expect(setLanguage('BN')).rejects.toThrow();
  expect(language.value).toBe('ES');
  expect(text('agent.salary')).toBe('Salario diario');
});

test('keys, values and translations are checked by the compiler', () => {
  expectTypeOf(t<'game.count'>)
    .parameter(1)
    .toHaveProperty('n');
  expectTypeOf<'app.back'>().toExtend<PlainKey>();
  expectTypeOf<'game.count'>().not.toExtend<PlainKey>();
  const wrong = () => [
    // @ts-expect-error a value is missing
    t('game.count'),
    // @ts-expect-error a number is a number
    t('game.count', { n: '3' }),
    // @ts-expect-error no such key
    t('game.nothing'),
    // @ts-expect-error this text takes no values
    t('app.back', { n: 1 }),
    // @ts-expect-error this text has no link
    around('app.back'),
  ];
  expect(wrong).toBeTypeOf('function');

  type Game = Words<typeof esGame>;
  expectTypeOf<{ count: '{n:number} games' }>().toExtend<Pick<Game, 'count'>>();
  expectTypeOf<{ count: 'games' }>().not.toExtend<Pick<Game, 'count'>>();
  expectTypeOf<Omit<Record<keyof Game, string>, 'HOT'>>().not.toExtend<
    Record<keyof Game, string>
  >();
});
