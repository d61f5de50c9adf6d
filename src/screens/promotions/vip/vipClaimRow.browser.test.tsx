import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { moneyStyle } from '../../../ui/content/formatMoney';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { ClaimRow } from './ClaimRow';

test('the button of a VIP bonus follows the currency and the language of amounts', async () => {
  await firstTexts();
  await loadTexts('vip', 'reward');
  const before = moneyStyle.peek();
  const { find } = mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{} as App}>
        <ClaimRow claim={{ kind: 'weekly', level: 2, amount: 1234.5, state: 'claimable' }} />
      </AppContext>
    </HostContext>,
  );
  moneyStyle.value = { locale: 'vi', symbol: '₫', position: 'B' };
  await settled();
  expect(find('button').getAttribute('aria-label')).toContain('1.234,50\u00a0₫');
  expect(find('.money').textContent).toContain('1.234,50\u00a0₫');
  moneyStyle.value = before;
});
