import { signal } from '@kit/render/signals';
import { describe, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { vendorTypes } from '../../../contract/games/game';
import { gameFacts } from '../../../contract/games/gameFacts';
import { launchGame } from '../../../contract/games/launch';
import { lotteries } from '../../../contract/lottery/lottery';
import type { Host } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import { useGameLaunch } from './useGameLaunch';

const VENDORS = [{ gameType: 'RNG', vassalages: [{ vassalage: 'PG', openAs: 'VASSALAGE' }] }];

function Launch() {
  useGameLaunch();
  return null;
}

const addressOf = (path: string, search = '') => ({
  path,
  query: new URLSearchParams(search),
  historyKey: path,
});

/** The page that plays what its address names. */
function mountAt(host: Host, search: string) {
  const navigate = vi.fn();
  const address = signal(addressOf(paths.play, search));
  const { unmount } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <Launch />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  return { navigate, address, unmount };
}

/** The page of a vendor, whose request for the vendors is not answered yet. */
async function open() {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const { navigate, address, unmount } = mountAt(host, 'vendor=PG&category=RNG');
  await expect.poll(() => requestsOf(vendorTypes).length).toBeGreaterThan(0);
  const answer = () => {
    for (const request of requestsOf(vendorTypes)) request.answer(VENDORS);
  };
  const leave = () => {
    address.value = addressOf(paths.home);
    unmount();
  };
  return { navigate, answer, leave };
}

test('S4.25 a vendor whose games are a list opens that list', async () => {
  const { navigate, answer } = await open();
  answer();
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  expect(navigate.mock.calls[0]?.[0]).toBe('/m/gameList?gameType=RNG&vassalage=PG');
});

test('S4.24 a lottery opens its own launcher with its play type, when its card is opened in a new tab', async () => {
  const { host, logIn, reply } = createFakeHost();
  logIn('lucia');
  reply(lotteries, [
    { gameId: 'GORDA', gameType: 'ELOTT', vassalage: 'OLA', lottoMode: 'Entertainment' },
  ]);
  const search = 'game=7&category=ELOTT&vendor=OLA&gameId=GORDA&code=OLA-7';
  const { navigate } = mountAt(host, search);
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  const url = new URL(navigate.mock.calls[0]?.[0], 'http://feria.test');
  expect(url.pathname).toBe(paths.playLottery);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    gameId: 'GORDA',
    playType: 'ent',
    prize_mode: 'Elott',
  });
});

test('the list of a vendor does not open, when the member left before the vendors were loaded', async () => {
  const { navigate, answer, leave } = await open();
  leave();
  answer();
  await new Promise((done) => setTimeout(done, 50));
  expect(navigate).not.toHaveBeenCalled();
});

test('S4.22 a visitor who opens a game gets the login, and nothing is launched', async () => {
  sessionStorage.clear();
  const { host, requestsOf } = createFakeHost();
  const { navigate } = mountAt(host, 'game=7&vendor=PG');
  await expect
    .poll(() => navigate.mock.calls)
    .toEqual([['/m/login?back=%2Fm%2Fplay%3Fgame%3D7%26vendor%3DPG', { replace: true }]]);
  expect(requestsOf(launchGame)).toEqual([]);
});

describe('a link with the id of a game alone', () => {
  const FACTS = { gameType: 'RNG', vassalage: 'PG', gameId: 'PG-42', gameCode: 'dragon' };
  const addressesOf = (calls: unknown[][]) => calls.map(([address]) => address);

  test.each([
    ['', ''],
    ['with free play ', '&free=1'],
  ])('S4.26 %sasks for the game, and launches with category and vendor', async (_, free) => {
    const { host, logIn, reply, requestsOf } = createFakeHost();
    logIn('lucia');
    reply(gameFacts, FACTS);
    const { navigate } = mountAt(host, `game=42${free}`);
    const address = `game=42&category=RNG&vendor=PG&gameId=PG-42&code=dragon${free}`;
    await expect.poll(() => addressesOf(navigate.mock.calls)).toEqual([`${paths.play}?${address}`]);
    expect(requestsOf(gameFacts).map(({ input }) => input)).toEqual([{ nodeId: '42' }]);
    expect(requestsOf(launchGame)).toEqual([]);
  });

  test('launches with the id, when the backend does not know more of the game', async () => {
    const { host, logIn, requestsOf } = createFakeHost();
    logIn('lucia');
    mountAt(host, 'game=42');
    await expect.poll(() => requestsOf(gameFacts).length).toBe(1);
    requestsOf(gameFacts)[0]?.reject('not_found');
    await expect.poll(() => requestsOf(launchGame).length).toBe(1);
    expect(requestsOf(launchGame)[0]?.input).toEqual({
      nodeId: '42',
      gameCode: 'lobby',
      supportPlay: false,
    });
  });
});
