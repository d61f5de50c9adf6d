import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { countOpen } from '../../../tests/helpers/openThings';
import { firstTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { AppContext } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';
import { createApp } from '../createApp';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createAppRouter } from '../navigation/router';

/** Draws the app at a path. Returns the requests that wait for their reply. */
async function open(path: string, strict: boolean) {
  const { host, requests } = createFakeHost();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(host, history);
  host.use(createCurrentRoute).setLocation({ pathname: path, searchStr: '', state: {} });
  await router.load();
  const { find, unmount } = mount(
    <HostContext value={host}>
      <AppContext value={createApp(router, host)}>
        <RouterProvider router={router} />
      </AppContext>
    </HostContext>,
    { strict },
  );
  await vi.waitFor(() => expect(find('main')?.childElementCount).toBeGreaterThan(0));
  await settled();
  const close = () => {
    unmount();
    host.dispose();
  };
  const waiting = requests.filter(({ options }) => !options.signal?.aborted);
  const texts = waiting.map(({ path, input }) => `${path} ${JSON.stringify(input)}`);
  return { waiting: texts.toSorted(), close };
}

/** The value, once it has stayed the same for ten frames: parts of a screen are drawn late. */
async function whenSteady(read: () => number) {
  for (let seen = read(), frames = 0; ; frames++) {
    await settled();
    if (read() !== seen) [seen, frames] = [read(), 0];
    if (frames === 10) return seen;
  }
}

test.each([
  ['home', paths.home],
  ['the login', paths.login],
  ['the registration', paths.register],
  ['the promotions', paths.activity],
  ['a list of games', '/m/slotsCenter'],
])(
  'StrictMode doubles no request and no listener, and logs nothing: %s',
  {
    timeout: 60_000,
  },
  async (_, path) => {
    await firstTexts();
    // Whether the browser has passkeys is known late.
    vi.stubGlobal('PublicKeyCredential', undefined);
    const count = countOpen();
    const listenersNow = () => whenSteady(() => count().listeners);
    // What the libraries add to the document once stays there.
    (await open(path, false)).close();
    const before = await listenersNow();
    const once = await open(path, false);
    const listeners = (await listenersNow()) - before;
    once.close();
    const between = await listenersNow();
    const twice = await open(path, true);
    expect(twice.waiting).toEqual(once.waiting);
    expect((await listenersNow()) - between).toBe(listeners);
    twice.close();
  },
);
