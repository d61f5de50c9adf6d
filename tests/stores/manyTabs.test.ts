import { afterEach, expect, test, vi } from 'vitest';
import { logout } from '../../src/contract/account/session';
import { addFavourite, favouriteList } from '../../src/contract/games/favourite';
import { createLogout } from '../../src/stores/account/logout';
import { createSession } from '../../src/stores/account/session';
import { createFavourite } from '../../src/stores/games/favourite';
import { createFavouriteChange } from '../../src/stores/games/favouriteChange';
import { blankGame, type Game } from '../../src/stores/games/gameOf';
import { createFakeHost } from '../helpers/fakeHost';
import { SharedStorage } from '../helpers/memoryStorage';

afterEach(() => void vi.unstubAllGlobals());

const TABS = 20;
const GAME: Game = { ...blankGame, id: '1', name: 'Gold', vendor: 'PG' };

/** Tabs of one browser in which the same member is logged in. Each has a session of its own. */
function openTabs() {
  const local = new SharedStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('addEventListener', local.listen);
  const tabs = Array.from({ length: TABS }, createFakeHost);
  for (const { host, logIn, reply } of tabs) {
    reply(logout, null);
    reply(addFavourite, { success: true });
    reply(favouriteList, { content: [], pageNum: 1, totalPages: 1 });
    logIn('lucia');
    host.use(createLogout).onLogoutInOtherTab(() => {});
  }
  return tabs;
}

test('a logout in one of twenty tabs ends the session of each by one request, and no other request is sent', async () => {
  const tabs = openTabs();
  const before = tabs.map(({ requests }) => requests.length);
  await tabs[0]?.host.use(createLogout).logout();
  await vi.waitFor(() => {
    for (const { host } of tabs) expect(host.use(createSession).isLoggedIn.value).toBe(false);
  });
  const sent = tabs.flatMap(({ requests }, at) => requests.slice(before[at]));
  expect(sent.map(({ path }) => path)).toEqual(Array(TABS).fill(logout.path));
});

test('a favourite of one of twenty tabs is shown in each, by one request', async () => {
  const tabs = openTabs();
  const stores = tabs.map(({ host }) => host.use(createFavourite));
  const stops = tabs.flatMap(({ host }) =>
    [createFavourite, createFavouriteChange].map((store) => host.retain(store)),
  );
  await vi.waitFor(() => {
    for (const { list } of stores) expect(list.state.value).toBe('ready');
  });
  const before = tabs.map(({ requests }) => requests.length);
  await tabs[0]?.host.use(createFavouriteChange).toggle(GAME);
  await vi.waitFor(() => {
    for (const store of stores) expect(store.ids.value.has(GAME.id)).toBe(true);
  });
  const sent = tabs.flatMap(({ requests }, at) => requests.slice(before[at]));
  expect(sent.map(({ path }) => path)).toEqual([addFavourite.path]);
  for (const stop of stops) stop();
});
