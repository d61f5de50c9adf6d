import { expect, test } from 'vitest';
import { notices } from '../../src/contract/notice';
import { firstWords } from '../../src/i18n/locale';
import Home from '../../src/screens/home/Home';
import { createNotice } from '../../src/stores/notice';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount, settled } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

test('banners that could not be loaded are requested again when the player comes back to home', async () => {
  await firstWords();
  const { host, requestsOf } = createFakeHost();
  const showHome = () =>
    mount(
      <HostContext value={host}>
        <AppContext value={{} as App}>
          <Home />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
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
