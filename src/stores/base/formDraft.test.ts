import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { createLogout } from '../account/logout';
import { createFormDraft } from './formDraft';

const KEY = 'feria.formDrafts';
const PATH = '/m/voucherCenter';
const drafts = [{ path: PATH, field: 'Monto', value: '50' }];

beforeEach(() => void vi.stubGlobal('sessionStorage', new MemoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const openPage = () => {
  const server = createFakeHost();
  const store = server.host.use(createFormDraft);
  store.take();
  return { ...server, store };
};

test('what was typed is there for the next page, and stored no longer than that', () => {
  openPage().store.keep(drafts);
  expect(sessionStorage.getItem(KEY)).toContain('50');
  const { store } = openPage();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect([...(store.ofPath(PATH) ?? [])]).toEqual([['Monto', '50']]);
  expect(store.ofPath('/m/other')).toBeUndefined();
  expect(openPage().store.ofPath(PATH)).toBeUndefined();
});

test('what was typed is dropped, when the member logs out, before and after the reload', async () => {
  const before = openPage();
  before.logIn('ana');
  before.store.keep(drafts);
  void before.host.use(createLogout).logout();
  expect(sessionStorage.getItem(KEY)).toBeNull();

  before.store.keep(drafts);
  const { store, host, logIn } = openPage();
  logIn('ana');
  expect(store.ofPath(PATH)?.size).toBe(1);
  void host.use(createLogout).logout();
  expect(store.ofPath(PATH)).toBeUndefined();
});

test.each(['no JSON', '{"a":1}', '[null, {"path":1}]'])('%s in the storage is ignored', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(openPage().store.ofPath(PATH)).toBeUndefined();
});
