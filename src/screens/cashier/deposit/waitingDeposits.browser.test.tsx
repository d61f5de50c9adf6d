import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { type Deposit, depositReport } from '../../../contract/cashier/deposit';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { formatMoney } from '../../../ui/content/formatMoney';
import { WaitingDeposits } from './WaitingDeposits';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier');
});

const deposit = (depositId: string, amount: number, state: Deposit['state']) =>
  ({ depositId, amount, state, fee: 0, bonus: 0, at: 1, updatedAt: 1 }) as Deposit;

function show(...content: Deposit[]) {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(depositReport, { content });
  const { container } = mount(
    <HostContext value={host}>
      <WaitingDeposits />
    </HostContext>,
  );
  return container;
}

test('S2.14 the deposit form says how many deposits wait and for how much, and leads to their record', async () => {
  const container = show(
    deposit('a', 50, 'pending'),
    deposit('b', 30, 'reviewing'),
    deposit('c', 90, 'paid'),
  );
  const shown = text('cashier.waitingDeposits', { n: 2, amount: formatMoney(80) });
  await expect.poll(() => container.textContent).toContain(shown);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/m/vouReport');
});

test('S2.14 a single waiting deposit is opened by its note, and none needs no note', async () => {
  const one = show(deposit('a', 50, 'pending'), deposit('c', 90, 'paid'));
  await expect.poll(() => one.querySelector('a')?.getAttribute('href')).toContain('deposit=a');
  const none = show(deposit('c', 90, 'paid'));
  await expect.poll(() => none.querySelector('a')).toBeNull();
});
