import { signal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import Deposit from '../../src/screens/cashier/deposit/Deposit';
import Withdraw from '../../src/screens/cashier/withdraw/Withdraw';
import { HostContext } from '../../src/stores/base/useStore';
import { createGame } from '../../src/stores/games/game';
import { GameListBar } from '../../src/widgets/games/list/GameListBar';
import { type App, AppContext } from '../../src/widgets/site/app/useApp';
import { createFakeHost } from '../helpers/fakeHost';
import { mount } from '../helpers/mount';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier', 'safePlay', 'wallet');
});

const address = signal({ path: '/m/voucherCenter', query: new URLSearchParams(), historyKey: 'a' });
const app = new Proxy({ address } as unknown as App, {
  get: (known, name) => (name in known ? known[name as keyof App] : () => () => {}),
});

/** What a screen shows while no call is answered. */
function showLoading(screen: ReactNode) {
  const { host, logIn } = createFakeHost();
  logIn('lucia');
  void host.use(createGame).vendors.load();
  return mount(
    <AppContext value={app}>
      <HostContext value={host}>{screen}</HostContext>
    </AppContext>,
    { strict: false },
  ).container;
}

test.each([
  ['deposit', <Deposit key="d" />, ['cashier.method', 'cashier.amount'], 'cashier.depositSubmit'],
  [
    'withdrawal',
    <Withdraw key="w" />,
    ['cashier.withdrawTo', 'cashier.amount'],
    'cashier.withdrawSubmit',
  ],
] as const)(
  'a %s that loads has its headings and its disabled button already',
  async (_, screen, headings, button) => {
    const container = showLoading(screen);
    await expect.poll(() => container.querySelector('[aria-busy="true"]')).not.toBeNull();
    const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    for (const heading of headings) expect(titles).toContain(text(heading));
    const submit = container.querySelector('button[type="submit"]');
    expect(submit?.textContent).toBe(text(button));
    expect(submit?.getAttribute('aria-disabled') ?? submit?.hasAttribute('disabled')).toBeTruthy();
  },
);

test('the rows of categories and vendors have placeholders, while they load', async () => {
  const container = showLoading(
    <GameListBar
      category={signal('RNG')}
      vendor={signal(undefined)}
      menuCodes={() => ['RNG']}
      onCategory={() => {}}
      onVendor={() => {}}
    />,
  );
  await expect.poll(() => container.querySelectorAll('.skeleton-chips').length).toBe(2);
});
