import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { notices } from '../../contract/messages/notice';
import { settings } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createNotice } from '../../stores/messages/notice';
import { createSystem } from '../../stores/site/system';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createJustLoggedIn } from '../session/justLoggedIn';
import { Popups } from './Popups';

beforeEach(async () => {
  await firstTexts();
  await loadTexts('notice');
});
afterEach(() => localStorage.clear());

/** The server, for a member who has just logged in and is on home. */
function openHome() {
  const server = createFakeHost();
  const { setLocation } = server.host.use(createCurrentRoute);
  setLocation({ pathname: paths.home, searchStr: '', state: {} });
  const { hasJustLoggedIn } = server.host.use(createJustLoggedIn);
  hasJustLoggedIn.value = true;
  return { ...server, hasJustLoggedIn };
}

/** Shows a pop-up with this picture. Returns a function that gives the current address of its picture. */
async function showPopup(image: string | undefined, imageCdns: string[]) {
  const { host, reply } = openHome();
  reply(settings, { imageCdns });
  reply(notices, [{ id: '1', title: 'News', content: 'Text', image }]);
  await host.use(createSystem).loadSettings();
  const { find } = mount(
    <HostContext value={host}>
      <Popups />
    </HostContext>,
  );
  return () => find<HTMLImageElement>('article img')?.getAttribute('src');
}

test('S3.37 the picture of a pop-up comes from the next host, when the first one fails', async () => {
  const source = await showPopup('regalo.webp', ['/none/', '/art/popups/']);
  await expect.poll(source).toBe('/art/popups/regalo.webp');
});

test.each([
  ['has none', undefined],
  ['has one that no host has', 'none.webp'],
])('S3.37 a pop-up has a picture of the app, when it %s', async (_, image) => {
  const source = await showPopup(image, ['/none/']);
  await expect.poll(source).toBe('/art/popups/noria.webp');
});

test('S2.58 pop-ups that were closed are not shown after another login on the same day', async () => {
  const { host, reply, hasJustLoggedIn } = openHome();
  reply(settings, {});
  reply(notices, [{ id: 'a', title: 'Old news', content: 'Text' }]);
  await host.use(createSystem).loadSettings();
  const { container, find } = mount(
    <HostContext value={host}>
      <Popups />
    </HostContext>,
  );
  const shown = () => container.querySelector('dialog[open]')?.textContent ?? '';
  await expect.poll(shown).toContain('Old news');
  find<HTMLButtonElement>('.dialog-actions button')?.click();
  await expect.poll(shown).toBe('');

  hasJustLoggedIn.value = true;
  await expect.poll(() => hasJustLoggedIn.value).toBe(false);
  await host.use(createNotice).popups.load();
  expect(shown()).toBe('');
});
