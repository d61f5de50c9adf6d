import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { type Deposit, depositReport } from '../../src/contract/deposit';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { Payment } from '../../src/screens/deposit/Payment';
import { createDeposit } from '../../src/stores/deposit';
import { HostContext } from '../../src/stores/useStore';
import { formatMoney } from '../../src/ui/formatMoney';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('cashier', 'record');
});

const pending = {
  depositId: 'd',
  amount: 50,
  fee: 1,
  bonus: 0,
  state: 'pending',
  methodName: 'Tienda',
  at: 1,
  updatedAt: 1,
  expiresAt: Date.now() + 600_000,
  pay: { kind: 'code', value: 'PAY-1' },
} as Deposit;

/** The page of a deposit; `update` is what the server says of it next. */
async function show(first: Deposit) {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(depositReport, { content: [first] });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <Payment id={signal('d')} />
      </AppContext>
    </HostContext>,
  );
  await expect.poll(() => container.textContent).toContain(first.methodName);
  const { payment } = host.use(createDeposit);
  return { shown: () => container.textContent, update: (next: Deposit) => payment.set(next) };
}

test('a payment that the staff review shows no code any more', async () => {
  const { shown, update } = await show(pending);
  expect(shown()).toContain('PAY-1');
  const { pay: _, ...paid } = pending;
  update({ ...paid, state: 'reviewing' });
  await expect.poll(shown).toContain(text('cashier.reviewingTitle'));
  expect(shown()).not.toContain('PAY-1');
});

test('a payment shows the code that comes later, and the name of the method in another language', async () => {
  const { shown, update } = await show(pending);
  update({ ...pending, methodName: 'Store', pay: { kind: 'code', value: 'PAY-2' } });
  await expect.poll(shown).toContain('PAY-2');
  expect(shown()).toContain('Store');
  expect(shown()).not.toContain('Tienda');
});

test('a payment without an end shows no time left', async () => {
  const { shown } = await show({ ...pending, expiresAt: 0 });
  expect(shown()).not.toContain(text('cashier.timeLeft'));
});

test('an expired deposit that is paid after all shows what was credited, without the fee', async () => {
  const { shown, update } = await show(pending);
  update({ ...pending, state: 'expired' });
  await expect.poll(shown).toContain(text('cashier.expiredTitle'));
  update({ ...pending, state: 'paid' });
  await expect.poll(shown).toContain(text('cashier.paidTitle'));
  expect(shown()).toContain(text('cashier.paidText', { amount: formatMoney(49) }));
});
