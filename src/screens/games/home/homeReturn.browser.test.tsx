import { isOnline } from '@kit/data/network';
import { expect, onTestFinished, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { gameList, hotGames, vendorTypes } from '../../../contract/games/game';
import { notices } from '../../../contract/messages/notice';
import { firstTexts, loadTexts, setLanguage } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createNotice } from '../../../stores/messages/notice';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Home from './Home';

function prepare() {
  const fake = createFakeHost();
  const showHome = () =>
    mount(
      <HostContext value={fake.host}>
        <AppContext value={{} as App}>
          <Home />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
  return { ...fake, showHome };
}

test('banners that could not be loaded are requested again when the player comes back to home', async () => {
  await firstTexts();
  const { host, requestsOf, showHome } = prepare();
  const bannerRequests = () =>
    requestsOf(notices).filter(({ input }) => JSON.stringify(input).includes('"B"'));
  const { unmount } = showHome();
  await expect.poll(() => bannerRequests().length).toBe(1);
  bannerRequests()[0]?.fail();
  await expect.poll(() => host.use(createNotice).banners.state.value).toBe('failed');
  unmount();
  showHome();
  await settled();
  expect(bannerRequests().length).toBe(2);
});

test('S8.17 banners and announcements that could not be loaded are there when the network is back', async () => {
  await firstTexts();
  onTestFinished(() => {
    isOnline.value = true;
  });
  const { host, requestsOf, showHome } = prepare();
  const failAll = () => requestsOf(notices).map((request) => request.fail());
  showHome();
  const { banners, posts } = host.use(createNotice);
  host.use(createGame).setHotShown();
  await expect.poll(() => requestsOf(notices).length).toBe(2);
  isOnline.value = false;
  failAll();
  await expect.poll(() => [banners.state.value, posts.state.value]).toEqual(['failed', 'failed']);
  expect(requestsOf(notices)).toHaveLength(2);
  isOnline.value = true;
  expect(requestsOf(notices)).toHaveLength(4);
});

test('games loaded before are forgotten when the language changes, so that no old name is suggested', async () => {
  await firstTexts();
  onTestFinished(() => setLanguage('ES'));
  const { host, requestsOf, showHome } = prepare();
  showHome();
  const { loadPage, known } = host.use(createGame);
  const loading = loadPage({ category: 'RNG', page: 1, size: 12 });
  requestsOf(gameList)[0]?.answer({ games: [{ gameId: 'a', gameName: 'Frutas' }] });
  await loading;
  expect(known().size).toBe(1);
  await setLanguage('EN');
  expect(known().size).toBe(0);
});

test('behind the first screen the hot games are drawn after the rest of home, and otherwise with it', async () => {
  await firstTexts();
  const { host, reply, showHome } = prepare();
  reply(vendorTypes, [{ gameType: 'RNG', vassalages: [] }]);
  reply(hotGames, [{ nodeId: '1', gameId: '1', gameName: 'Game' }]);
  reply(notices, []);
  await host.use(createGame).vendors.load();
  const { find, unmount } = showHome();
  expect(find('.catmenu')).not.toBeNull();
  expect(find('.home-section')).not.toBeNull();
  unmount();
  const { dataset } = document.documentElement;
  dataset.first = '';
  onTestFinished(() => {
    delete dataset.first;
  });
  const { find: findBehind } = showHome();
  expect(findBehind('.catmenu')).not.toBeNull();
  expect(findBehind('.home-section')).toBeNull();
  await expect.poll(() => findBehind('.home-section')).not.toBeNull();
});

test('behind the first screen there is no pause button, and one once the app has taken over', async () => {
  await firstTexts();
  const { dataset } = document.documentElement;
  dataset.first = '';
  onTestFinished(() => {
    delete dataset.first;
  });
  const { host, reply, showHome } = prepare();
  reply(vendorTypes, [{ gameType: 'RNG', vassalages: [] }]);
  reply(hotGames, [{ nodeId: '1', gameId: '1', gameName: 'Game' }]);
  reply(notices, []);
  const { vendors, isHotSettled, setHotShown } = host.use(createGame);
  await vendors.load();
  const { find } = showHome();
  await expect.poll(() => find('.home-section')).not.toBeNull();
  setHotShown();
  expect(isHotSettled.value).toBe(true);
  // What the button consists of is there.
  await Promise.all([import('./MotionButton'), loadTexts('motion')]);
  await settled();
  expect(find('.motionbutton')).toBeNull();
  dispatchEvent(new Event('takeover'));
  await expect.poll(() => find('.motionbutton')).not.toBeNull();
});
