import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { exclusionPreview } from '../../contract/safePlay/exclusion';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createExclusion } from '../../stores/safePlay/exclusion';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { BreakPreview } from './BreakPreview';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

const showAmount = async (preview: object) => {
  const { host, logIn, reply } = createFakeHost();
  logIn('lucia');
  reply(exclusionPreview, preview);
  await host.use(createExclusion).preview.load(24);
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <BreakPreview open={signal(true)} hours={signal(24)} onStart={() => {}} />
      </AppContext>
    </HostContext>,
  );
  await expect.poll(() => container.querySelector('.money')).not.toBeNull();
  return container.querySelector('.money')?.textContent;
};

test('before a break, the balance that stays is shown, and dashes when the backend does not name it', async () => {
  expect(await showAmount({ until: null, code: 'c', balance: 12.5 })).toContain('12.50');
  expect(await showAmount({ until: null, code: 'c' })).not.toMatch(/\d/);
});
