import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { firstTexts, loadTexts, setLanguage } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { BreakSummary } from './BreakSummary';

test('the date in the summary of a break follows the language', async () => {
  await firstTexts();
  await loadTexts('safePlay');
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
