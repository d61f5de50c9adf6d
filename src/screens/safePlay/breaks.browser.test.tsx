import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { exclusionPreview, startExclusion } from '../../contract/safePlay/exclusion';
import { settings } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { Breaks } from './Breaks';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

/** The page with its lengths: 6 hours is the first one, 24 hours the second. */
async function showBreaks() {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  logIn('lucia');
  reply(settings, { licence: 'offered' });
  await host.use(createSystem).settingsResource.load();
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={{ showError: () => {} } as unknown as App}>
        <Breaks />
      </AppContext>
    </HostContext>,
  );
  const choose = (index: number) =>
    container.querySelectorAll<HTMLButtonElement>('.safeplay-choice button')[index]?.click();
  const showPreview = () => find('.safeplay > .button').click();
  return { find, choose, showPreview, requestsOf };
}

test('a break has the length that was previewed, when another one is chosen while the preview loads', async () => {
  const { find, choose, showPreview, requestsOf } = await showBreaks();
  choose(0);
  await settled();
  showPreview();
  choose(1);
  requestsOf(exclusionPreview)[0]?.answer({ until: 1, code: 'c' });
  await expect.poll(() => find('dialog[open]')).not.toBeNull();
  find('dialog input[type=checkbox]').click();
  await settled();
  find('dialog .sheet-actions button').click();
  expect(requestsOf(startExclusion).map(({ input }) => input)).toEqual([{ hours: 6, code: 'c' }]);
});

test('each preview of a break must be confirmed again', async () => {
  const { find, choose, showPreview, requestsOf } = await showBreaks();
  choose(0);
  await settled();
  showPreview();
  requestsOf(exclusionPreview)[0]?.answer({ until: 1, code: 'c' });
  await expect.poll(() => find('dialog[open]')).not.toBeNull();
  find('dialog input[type=checkbox]').click();
  await settled();
  find('dialog .sheet-close button').click();
  await expect.poll(() => find('dialog[open]')).toBeNull();
  choose(1);
  await settled();
  showPreview();
  requestsOf(exclusionPreview)[1]?.answer({ until: 2, code: 'd' });
  await expect.poll(() => find('dialog[open]')).not.toBeNull();
  expect(find<HTMLInputElement>('dialog input[type=checkbox]').checked).toBe(false);
});
