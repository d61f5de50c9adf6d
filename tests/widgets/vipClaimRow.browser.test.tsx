import { expect, test } from 'vitest';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { ClaimRow } from '../../src/screens/vip/ClaimRow';
import { HostContext } from '../../src/stores/useStore';
import { moneyStyle } from '../../src/ui/formatMoney';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount, settled } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

test('the button of a VIP bonus follows the currency and the language of amounts', async () => {
  await firstWords();
  await loadWords('vip', 'reward');
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
