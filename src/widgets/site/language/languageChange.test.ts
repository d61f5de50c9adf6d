import { expect, test, vi } from 'vitest';
import type { Language } from '../../../i18n/languages';
import { createLanguageChange } from './languageChange';

/** The texts of each language arrive when the test says so. */
function open() {
  const loads = new Map<Language, { resolve: () => void; reject: (reason: Error) => void }>();
  const onFailure = vi.fn();
  const { loading, choose } = createLanguageChange(
    (code) => new Promise<void>((resolve, reject) => loads.set(code, { resolve, reject })),
    onFailure,
  );
  const earlier = choose('EN');
  expect(loading.value).toBe('EN');
  return { loads, loading, onFailure, earlier, last: choose('VI') };
}

test('the language that was chosen last is loading, when the texts of an earlier one arrive', async () => {
  const { loads, loading, onFailure, earlier, last } = open();
  expect(loading.value).toBe('VI');
  loads.get('EN')?.resolve();
  await earlier;
  expect(loading.value).toBe('VI');
  loads.get('VI')?.resolve();
  await last;
  expect(loading.value).toBeUndefined();
  expect(onFailure).not.toHaveBeenCalled();
});

test('an earlier language whose texts cannot be loaded is no failure, when another one was chosen', async () => {
  const { loads, loading, onFailure, earlier, last } = open();
  loads.get('EN')?.reject(new Error('offline'));
  await earlier;
  expect([onFailure.mock.calls.length, loading.value]).toEqual([0, 'VI']);
  loads.get('VI')?.reject(new Error('offline'));
  await last;
  expect([onFailure.mock.calls.length, loading.value]).toEqual([1, undefined]);
});
