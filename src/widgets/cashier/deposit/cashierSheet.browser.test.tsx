import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { type Deposit, depositReport, gatewayDeposit } from '../../../contract/cashier/deposit';
import { depositMethods, depositPromos } from '../../../contract/cashier/depositMethod';
import { wallet } from '../../../contract/cashier/wallet';
import { withdrawInfo } from '../../../contract/cashier/withdraw';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { createWallet } from '../../../stores/cashier/wallet';
import { type App, AppContext } from '../../site/app/useApp';
import { CashierSheet } from './CashierSheet';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier', 'safePlay', 'validation', 'wallet');
});

const methodOf = (methodId: string, amounts = [20, 50, 100, 200, 500, 1000]) => ({
  methodId,
  category: 'wallet',
  via: 'gateway',
  name: methodId,
  min: 10,
  max: 2000,
  amounts,
  feePercent: 0,
  isUnderMaintenance: false,
  accounts: [],
});

const deposit = {
  depositId: 'd2',
  amount: 100,
  fee: 0,
  bonus: 0,
  state: 'pending',
  methodId: 'LUNA',
  methodName: 'LUNA',
  at: 2,
  updatedAt: 2,
  expiresAt: 0,
  pay: { kind: 'code', value: 'PAY-1' },
} as Deposit;
const earlier = { ...deposit, depositId: 'd1', at: 1, state: 'paid' };

/** The cashier over a game, in which a bet of this stake failed. */
async function openCashier(stake?: number) {
  const fake = createFakeHost();
  const { host, reply } = fake;
  reply(depositMethods, { categories: [], methods: [methodOf('SOL'), methodOf('LUNA')] });
  reply(depositPromos, []);
  reply(depositReport, { content: [earlier] });
  reply(wallet, { sumBalance: 30, currency: 'PEN', wallets: [] });
  reply(withdrawInfo, { available: 10, bonusHeld: 20, turnoverLeft: 200 });
  reply(gatewayDeposit, deposit);
  fake.logIn('lucia');
  await host.use(createWallet).reload();
  const cashier = host.use(createGameCashier);
  cashier.open(stake);
  const app = {
    requireRealAccount: () => Promise.resolve(true),
    showToast: vi.fn(),
    showError: vi.fn(),
  };
  mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <CashierSheet />
      </AppContext>
    </HostContext>,
  );
  const chips = (label: string) =>
    [...document.querySelectorAll(`[aria-label="${label}"] button`)].map(
      (chip) => chip.textContent ?? '',
    );
  await expect.poll(() => chips(text('cashier.depositMethod')).length).toBe(2);
  const button = (name: RegExp) =>
    [...document.querySelectorAll('dialog button')].find(({ textContent }) =>
      name.test(textContent ?? ''),
    ) as HTMLButtonElement | undefined;
  return { ...fake, cashier, app, chips, button, shown: () => document.body.textContent ?? '' };
}

test('the method of the last paid deposit comes first and is chosen', async () => {
  const { chips, shown } = await openCashier();
  const methods = () => chips(text('cashier.depositMethod'));
  await expect.poll(() => methods()[0]).toContain('LUNA');
  await expect.poll(shown).toContain(text('cashier.lastUsed'));
  const pressed = () => document.querySelector('button[aria-pressed="true"]')?.textContent;
  await expect.poll(pressed).toContain('LUNA');
});

test('only amounts that make the bet possible are suggested, the smallest first', async () => {
  const { chips, shown } = await openCashier(100);
  const amounts = () => chips(text('cashier.quickAmounts'));
  await expect.poll(() => amounts()[0]).toBe('100');
  expect(amounts()).toHaveLength(4);
  expect(shown()).toContain('100.00');
  expect(shown()).toContain('30.00');
});

test('the bonus that is being played is named with what it needs', async () => {
  const { shown } = await openCashier();
  await expect.poll(shown).toContain('200.00');
});

test('a deposit is paid in the sheet, and the game is told when the money arrives', async () => {
  const { host, cashier, button, shown, requestsOf, reply } = await openCashier(50);
  await expect.poll(() => button(/^50$/)).toBeTruthy();
  button(/^50$/)?.click();
  await expect.poll(() => button(/50\.00/)).toBeTruthy();
  reply(depositReport, { content: [deposit, earlier] });
  button(/50\.00/)?.click();
  await expect.poll(() => requestsOf(gatewayDeposit).length).toBe(1);
  await expect.poll(shown).toContain('PAY-1');
  expect(requestsOf(gatewayDeposit)).toHaveLength(1);
  expect(cashier.arrivals.value).toBe(0);
  expect(document.querySelector('dialog a[href^="/m/"]')).toBeNull();
  host.use(createDeposit).payment.set({ ...deposit, state: 'paid' });
  await expect.poll(shown).toContain(text('cashier.paidTitle'));
  expect(cashier.arrivals.value).toBe(1);
  button(new RegExp(text('cashier.playOn')))?.click();
  await expect.poll(() => cashier.isOpen.value).toBe(false);
});

test('a payment that arrives while the member plays on is said by a toast, and the sheet starts anew', async () => {
  const { host, cashier, app, reply, shown } = await openCashier();
  reply(depositReport, { content: [deposit, earlier] });
  cashier.depositId.value = 'd2';
  await expect.poll(shown).toContain('PAY-1');
  cashier.isOpen.value = false;
  host.use(createDeposit).payment.set({ ...deposit, state: 'paid' });
  await expect.poll(() => app.showToast.mock.calls.length).toBe(1);
  expect(cashier.arrivals.value).toBe(1);
  expect(cashier.depositId.value).toBe('');
});
