import { afterPaint } from '@kit/list/afterPaint';
import { signal } from '@kit/render/signals';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { gameList, vendorTypes } from '../../../contract/games/game';
import { firstTexts } from '../../../i18n/locale';
import { loadMissing } from '../../../stores/base/loadMissing';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import GameList from './GameList';

beforeAll(firstTexts);

const PAGE = { pageNo: 1, pageSize: 12 };

function openList(search: string, navigate = (_href: string) => {}) {
  const fake = createFakeHost();
  const query = new URLSearchParams(search);
  const address = signal({ path: paths.gameList, query, historyKey: 'a' });
  const open = () =>
    mount(
      <HostContext value={fake.host}>
        <AppContext value={{ address, navigate } as unknown as App}>
          <GameList />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
  return { ...fake, open };
}

test('a list without vendors and games shows one error, whose retry loads both', async () => {
  const { host, requestsOf, open } = openList('gameType=RNG');
  const { container } = open();
  await expect.poll(() => requestsOf(gameList).length).toBe(1);
  loadMissing(host.use(createGame).vendors);
  await expect.poll(() => requestsOf(vendorTypes).length).toBe(1);
  const alerts = () => container.querySelectorAll('[role="alert"]').length;
  requestsOf(vendorTypes)[0]?.fail();
  await expect.poll(alerts).toBe(1);
  requestsOf(gameList)[0]?.fail();
  await expect.poll(() => container.querySelector('.gamescroll [role="alert"]')).not.toBeNull();
  expect(alerts()).toBe(1);
  container.querySelector<HTMLElement>('[role="alert"] button')?.click();
  await expect.poll(() => requestsOf(gameList).length).toBe(2);
  expect(requestsOf(vendorTypes)).toHaveLength(2);
});

test.each([
  ['gameType=RNG', { gameType: 'RNG' }],
  ['gameType=RNG&vassalage=PG', { gameType: 'RNG', vassalage: 'PG' }],
  ['gameType=CRASH', { gameClassify: 'Crash' }],
  ['type=CRASH', { gameClassify: 'Crash' }],
  ['gameType=RNG&type=CRASH', { gameType: 'RNG', gameClassify: 'Crash' }],
  ['gameType=ESPORTS', { gameType: 'SPORTS' }],
])('S2.22 S7.31 the address with %s requests that list', async (search, filter) => {
  const { host, reply, requestsOf, open } = openList(search);
  reply(vendorTypes, [{ gameType: 'SPORTS', vassalages: [] }]);
  await host.use(createGame).vendors.load(undefined);
  open();
  await expect
    .poll(() => requestsOf(gameList).map(({ input }) => input))
    .toEqual([{ ...filter, ...PAGE }]);
});

test('behind the first screen the games are drawn after the bar and the title, and requested before', async () => {
  const { dataset } = document.documentElement;
  dataset.first = '';
  onTestFinished(() => {
    delete dataset.first;
  });
  const { requestsOf, open } = openList('gameType=RNG');
  const { container } = open();
  expect(container.querySelector('.gamebrowser-title')).not.toBeNull();
  expect(container.querySelector('.gamescroll')).toBeNull();
  await expect.poll(() => requestsOf(gameList).length).toBe(1);
  await expect.poll(() => container.querySelector('.gamescroll')).not.toBeNull();
  expect(requestsOf(gameList)).toHaveLength(1);
});

async function openVendors() {
  const hrefs: string[] = [];
  const { host, reply, open } = openList('gameType=RNG&new=1', (href) => hrefs.push(href));
  reply(vendorTypes, [
    { gameType: 'RNG', vassalages: [{ vassalage: 'PG', accountTypeName: 'PG' }] },
  ]);
  await host.use(createGame).vendors.load(undefined);
  const { find, unmount } = open();
  const chip = (value: string) =>
    find<HTMLButtonElement>(`.gamelistbar-vendors [value="${value}"]`);
  await expect.poll(() => chip('PG')).not.toBeNull();
  return { hrefs, chip, unmount };
}

const nextPaint = () => new Promise<void>((done) => void afterPaint(done));

test('S2.63 a chosen vendor is marked before its list is opened, and keeps the other parameters', async () => {
  const { hrefs, chip } = await openVendors();
  const choose = async (value: string) => {
    chip(value).click();
    expect(chip(value).ariaPressed).toBe('true');
    expect(hrefs).toEqual([]);
    await nextPaint();
    const { searchParams } = new URL(hrefs.pop() ?? '', location.href);
    return Object.fromEntries(searchParams);
  };
  expect(await choose('PG')).toEqual({ gameType: 'RNG', new: '1', vassalage: 'PG' });
  expect(await choose('')).toEqual({ gameType: 'RNG', new: '1' });
});

test('a chosen vendor changes no address, when the list was left before', async () => {
  const { hrefs, chip, unmount } = await openVendors();
  chip('PG').click();
  unmount();
  await nextPaint();
  expect(hrefs).toEqual([]);
});

test('only the last of two quickly chosen vendors changes the address', async () => {
  const { hrefs, chip } = await openVendors();
  chip('PG').click();
  chip('').click();
  await nextPaint();
  expect(hrefs).toEqual([expect.not.stringContaining('PG')]);
});
