import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { notices } from '../../contract/messages/notice';
import { settings } from '../../contract/site/system';
import { firstWords, loadWords } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createNotice } from '../../stores/messages/notice';
import { createSystem } from '../../stores/site/system';
import { paths } from '../../widgets/site/navigation/paths';
import { address } from '../navigation/currentRoute';
import { hasJustLoggedIn } from '../session/justLoggedIn';
import { Popups } from './Popups';

const startAddress = address.value;

beforeEach(async () => {
  await firstWords();
  await loadWords('notice');
  address.value = { ...startAddress, path: paths.home };
  hasJustLoggedIn.value = true;
});
afterEach(() => {
  localStorage.clear();
  address.value = startAddress;
});

/** Shows a pop-up with this picture. Returns a function that gives the current address of its picture. */
async function showPopup(image: string | undefined, imageCdns: string[]) {
  const { host, reply } = createFakeHost();
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
  const { host, reply } = createFakeHost();
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
