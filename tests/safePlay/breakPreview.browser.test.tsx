import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { exclusionPreview } from '../../src/contract/exclusion';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { BreakPreview } from '../../src/screens/safePlay/BreakPreview';
import { createExclusion } from '../../src/stores/exclusion';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('safePlay');
});

const amountOf = async (preview: object) => {
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
  return container.querySelector('.money')?.textContent;
};

test('before a break, the balance that stays is shown, and dashes when the backend does not name it', async () => {
  expect(await amountOf({ until: null, code: 'c', balance: 12.5 })).toContain('12.50');
  expect(await amountOf({ until: null, code: 'c' })).not.toMatch(/\d/);
});
