import { createLifetime } from '@kit/data/lifetime';
import { json, stored } from '@kit/data/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let life = createLifetime();
beforeEach(() => {
  life = createLifetime();
});

afterEach(() => {
  life.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const text = {
  encode: (value: string) => value || null,
  decode: (raw: string | null) => raw ?? '',
};

test('K19 a stored signal starts with the stored value and writes its changes', () => {
  localStorage.setItem('a', '[1]');
  const list = stored(life, 'a', json<number[]>([]));
  expect(list.value).toEqual([1]);
  list.value = [1, 2];
  expect(localStorage.getItem('a')).toBe('[1,2]');
  expect(stored(life, 'a', json<number[]>([])).value).toEqual([1, 2]);
});

test('K19 a fallback is not written, null removes the entry, and session storage is separate', () => {
  const name = stored(life, 'n', text, 'session');
  expect(sessionStorage.getItem('n')).toBe(null);
  name.value = 'x';
  expect([sessionStorage.getItem('n'), localStorage.getItem('n')]).toEqual(['x', null]);
  name.value = '';
  expect(sessionStorage.getItem('n')).toBe(null);
});

test('K19 the fallback is used, when the stored text cannot be read', () => {
  localStorage.setItem('bad', '{oops');
  expect(stored(life, 'bad', json(7)).value).toBe(7);
});

test('K19 a change of another tab arrives and is not written back', () => {
  const name = stored(life, 'shared', text);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const dispatchStorage = (
    key: string | null,
    newValue: string | null,
    storageArea = localStorage,
  ) => dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
  dispatchStorage('shared', 'x');
  expect(name.value).toBe('x');
  dispatchStorage('other', 'y');
  dispatchStorage('shared', 'z', sessionStorage);
  expect(name.value).toBe('x');
  dispatchStorage(null, null);
  expect(name.value).toBe('');
  expect(write).not.toHaveBeenCalled();
});

test('K19 the signal works, when storage is full, forbidden or missing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = stored(life, 'full', text);
  full.value = 'x';
  expect(full.value).toBe('x');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(stored(life, 'private', text).value).toBe('');
  vi.stubGlobal('localStorage', undefined);
  const absent = stored(life, 'absent', text);
  absent.value = 'y';
  expect(absent.value).toBe('y');
});

test('K19 a stored signal neither writes nor follows, when its lifetime has ended', () => {
  const name = stored(life, 'ended', text);
  name.value = 'x';
  life.end();
  name.value = 'y';
  expect(localStorage.getItem('ended')).toBe('x');
  const storageArea = localStorage;
  dispatchEvent(new StorageEvent('storage', { key: 'ended', newValue: 'z', storageArea }));
  expect(name.value).toBe('y');
});
