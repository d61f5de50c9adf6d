import { computed, effect, signal } from '@kit/render/signals';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type esGame from './es/games/game';
import { language, loadTexts, setLanguage } from './locale';
import { linkParts, type PlainKey, t, text, textOrFallback } from './t';
import type { Translation } from './translation';

// An English dictionary without some keys, as an older release may have left it in a cache.
vi.mock('./en/promotions/vip', () => ({ default: { benefits: 'Benefits' } }));

// A chunk that cannot be loaded.
vi.mock('./bn/agents/agent', () => {
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

test('plurals follow the language of the text, when it falls back to another language', async () => {
  const zero = t('game.count', { n: 0 });
  expect(zero.value).toBe('0 juegos');
  await setLanguage('BN');
  expect(zero.value).toBe('0টি গেম');
});

test('placeholders in a value are not replaced', async () => {
  await loadTexts('search');
  expect(text('search.noResults', { text: '{n} [x] <b>' })).toBe('No encontramos «{n} [x] <b>».');
});

test('a text is empty and never its key, while it is not loaded', async () => {
  const title = t('kyc.front');
  expect(title.value).toBe('');
  await loadTexts('kyc');
  expect(title.value).toBe('Frente del documento');
});

describe('S3.30 a missing text', () => {
  test('is Spanish, when the language has no dictionaries', async () => {
    await setLanguage('FR');
    await loadTexts('wallet');
    expect(language.value).toBe('FR');
    expect(text('app.back')).toBe('Volver');
    expect(text('wallet.balance')).toBe('Saldo');
  });

  test('is Spanish, while the other texts of the dictionary stay in their language', async () => {
    await setLanguage('EN');
    await loadTexts('vip');
    expect(text('vip.benefits')).toBe('Benefits');
    // The Spanish dictionary is loaded first.
    await expect.poll(() => text('vip.yourLevel'), { timeout: 10_000 }).toBe('Tu nivel');
  });

  test.each(['nope', 'nope.nope', 'error.toString', 'game.__proto__', ''])(
    'the server key %j reads as an unknown error',
    (key) => expect(textOrFallback(key).value).toBe('Algo salió mal. Inténtalo de nuevo.'),
  );

  test('a key from the server may have a domain or not, and a fallback', async () => {
    await loadTexts('validation', 'title');
    expect(textOrFallback('invitation_code_error').value).toBe(
      'El código de invitación no es válido.',
    );
    expect(textOrFallback('game.CRASH').value).toBe('Crash');
    expect(textOrFallback('game.NEWKIND', 'title.gameList').value).toBe('Juegos');
  });
});

test('a sentence with a link has three parts', async () => {
  await loadTexts('register');
  const { before, link, after } = linkParts('register.agreement');
  expect([before.value, link.value, after.value]).toEqual([
    'Al registrarte aceptas los ',
    'términos de uso',
    '.',
  ]);
});

test('the last language wins, when two are chosen quickly', async () => {
  const slow = setLanguage('VI');
  const quick = setLanguage('EN');
  await Promise.all([slow, quick]);
  expect(language.value).toBe('EN');
});

test('a change of language never shows texts of both languages', async () => {
  const pair = computed(() => `${t('app.back').value} ${t('app.close').value}`);
  const seen: string[] = [];
  const stop = effect(() => {
    seen.push(pair.value);
  });
  await setLanguage('VI');
  stop();
  expect(seen).toEqual(['Volver Cerrar', 'Quay lại Đóng']);
});

test('a change of language does nothing, when its texts cannot be loaded', async () => {
  await loadTexts('agent');
  await expect(setLanguage('BN')).rejects.toThrow();
  expect(language.value).toBe('ES');
  expect(text('agent.accept')).toBe('Aceptar');
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
    // @ts-expect-error n must be a number
    t('game.count', { n: '3' }),
    // @ts-expect-error no such key
    t('game.nothing'),
    // @ts-expect-error this text takes no values
    t('app.back', { n: 1 }),
    // @ts-expect-error this text has no link
    linkParts('app.back'),
  ];
  expect(wrong).toBeTypeOf('function');

  type Game = Translation<typeof esGame>;
  expectTypeOf<{ count: '{n:number} games' }>().toExtend<Pick<Game, 'count'>>();
  expectTypeOf<{ count: 'games' }>().not.toExtend<Pick<Game, 'count'>>();
  expectTypeOf<Omit<Record<keyof Game, string>, 'HOT'>>().not.toExtend<
    Record<keyof Game, string>
  >();
});
