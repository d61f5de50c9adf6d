import { expect, test } from 'vitest';
import { firstWords, loadWords, setLanguage } from '../../src/i18n/locale';
import { BreakSummary } from '../../src/screens/safePlay/BreakSummary';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

test('the date in the summary of a break follows the language', async () => {
  await firstWords();
  await loadWords('safePlay');
  const { find } = mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{} as App}>
        <BreakSummary of={{ until: Date.parse('2027-01-20T12:00') }} />
      </AppContext>
    </HostContext>,
  );
  expect(find('[role=status]').textContent).toContain('ene');
  await setLanguage('EN');
  await expect.poll(() => find('[role=status]').textContent).toContain('Jan');
  await setLanguage('ES');
});
