import { afterEach, beforeEach, vi } from 'vitest';
import { createLogin } from '../../src/stores/account/login';
import { createLogout } from '../../src/stores/account/logout';
import { createSession } from '../../src/stores/account/session';
import { createFakeHost } from './fakeHost';
import { MemoryStorage, SharedStorage } from './memoryStorage';

/** The storages of the browser and of its tab. */
export let local: SharedStorage;
export let tab: MemoryStorage;
/** Each test of the file gets storages of its own. */
export function prepareTabStorages() {
  beforeEach(() => {
    local = new SharedStorage();
    tab = new MemoryStorage();
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('addEventListener', local.listen);
  });
  afterEach(() => void vi.unstubAllGlobals());
}

export const KEY = 'MC_SESSION_INFO';
export const info = { token: 't1', merchantCode: 'feria', userName: 'ana' };
export const credentials = {
  username: 'ana',
  password: 'secret',
  captcha: '',
  type: 'username',
} as const;

export function prepare() {
  const server = createFakeHost();
  const { host } = server;
  return {
    ...server,
    session: { ...host.use(createSession), ...host.use(createLogout) },
    logins: host.use(createLogin),
  };
}
