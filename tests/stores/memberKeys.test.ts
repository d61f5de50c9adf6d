import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogout } from '../../src/stores/account/logout';
import { createSession } from '../../src/stores/account/session';
import { createFakeHost } from '../helpers/fakeHost';
import { MemoryStorage } from '../helpers/memoryStorage';

interface Key {
  name: string;
  area: 'local' | 'session';
  /** `device`, `tab`, `member` or `member, pending`. */
  of: string;
}

const page = readFileSync('docs/architecture.md', 'utf8');
/** The table of keys. tests/toolchain/securityDocs.test.ts compares it with the source. */
const keys: Key[] = [...page.matchAll(/^\| (`feria\.[^|]+) \| (\w+) \| ([\w, ]+) \|/gm)].flatMap(
  ([, names = '', area, of = '']) =>
    [...names.matchAll(/feria\.\w+/g)].map(([name]) => ({ name, area: area as Key['area'], of })),
);
const namesOf = (...owners: string[]) =>
  keys.flatMap(({ name, of }) => (owners.includes(of) ? [name] : [])).sort();

const areas = { local: new MemoryStorage(), session: new MemoryStorage() };

beforeEach(() => {
  areas.local = new MemoryStorage();
  areas.session = new MemoryStorage();
  vi.stubGlobal('localStorage', areas.local);
  vi.stubGlobal('sessionStorage', areas.session);
});
afterEach(() => void vi.unstubAllGlobals());

const left = () =>
  [...areas.local.items.keys(), ...areas.session.items.keys()]
    .filter((name) => name.startsWith('feria.') && name !== 'feria.logouts')
    .sort();

const withoutLogouts = (names: string[]) => names.filter((name) => name !== 'feria.logouts');

/** A page that was loaded again after `ana` has used the app: no store but the session was created. */
function openPageOfAna({ pendingOf = 'ana' } = {}) {
  const logIn = (userName: string) => {
    const server = createFakeHost();
    server.logIn(userName);
    return server.host.use(createSession).info.peek()?.memberDigest;
  };
  const owner = logIn(pendingOf);
  logIn('ana');
  for (const { name, area, of } of keys) {
    if (name === 'feria.logouts') continue;
    const text = of.includes('pending') ? { member: owner, keys: {}, byId: {} } : { a: 1 };
    areas[area].setItem(name, JSON.stringify(text));
  }
  return createFakeHost();
}

test('the table lists keys of each kind', () => {
  expect(namesOf('member').length).toBeGreaterThan(10);
  expect(namesOf('member, pending')).toEqual(['feria.pendingKeys', 'feria.sentCommands']);
  expect(namesOf('device', 'tab', 'member', 'member, pending')).toHaveLength(keys.length);
});

describe('stores that were not created since the page was loaded', () => {
  test('S4.04 a logout removes every key of the member', () => {
    const { host } = openPageOfAna();
    void host.use(createLogout).logout();
    expect(left()).toEqual(withoutLogouts(namesOf('device')));
    expect(areas.session.items.size).toBe(0);
  });

  test('a logout keeps what other programs have stored', () => {
    const { host } = openPageOfAna();
    areas.local.setItem('theme', 'light');
    void host.use(createLogout).logout();
    expect(areas.local.getItem('theme')).toBe('light');
  });

  test('an expired session keeps only what is pending of its member', () => {
    const { host } = openPageOfAna();
    host.use(createSession).expireSession();
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab', 'member, pending')));
  });

  test('an expired session does not keep what is pending of another member', () => {
    const { host } = openPageOfAna({ pendingOf: 'bruno' });
    host.use(createSession).expireSession();
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab')));
  });

  test('the same member finds what is pending after an expired session', () => {
    const { host, logIn } = openPageOfAna();
    host.use(createSession).expireSession();
    logIn('ana');
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab', 'member, pending')));
  });

  test('another member finds nothing after an expired session', () => {
    const { host, logIn } = openPageOfAna();
    host.use(createSession).expireSession();
    logIn('bruno');
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab')));
  });

  test('another member finds nothing when the login is on a page that was loaded later', () => {
    const { host } = openPageOfAna();
    host.use(createSession).expireSession();
    createFakeHost().logIn('bruno');
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab')));
  });

  test('another session that replaces the first one removes every key of its member', () => {
    const { logIn } = openPageOfAna();
    logIn('bruno');
    expect(left()).toEqual(withoutLogouts(namesOf('device', 'tab')));
  });

  test('a login keeps what a visitor did', () => {
    areas.local.setItem('feria.searches', '["oro"]');
    createFakeHost().logIn('ana');
    expect(areas.local.getItem('feria.searches')).toBe('["oro"]');
  });

  test('a tab that comes back after a logout in another tab keeps what the next member has', () => {
    const { host } = openPageOfAna();
    const session = areas.session.getItem('MC_SESSION_INFO') ?? '';
    void host.use(createLogout).logout();
    areas.session.setItem('MC_SESSION_INFO', session);
    areas.local.setItem('feria.searches', '["of bruno"]');
    expect(createFakeHost().host.use(createSession).isLoggedIn.peek()).toBe(false);
    expect(areas.local.getItem('feria.searches')).toBe('["of bruno"]');
  });
});
