import { signal } from '@kit/render/signals';
import axe from 'axe-core';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { type Deposit, depositReport, type Pay } from '../../../contract/cashier/deposit';
import { whiteLabel } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { type App, AppContext } from '../../site/app/useApp';
import { Payment } from './Payment';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier', 'record');
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
async function show(first: Deposit, menu = {}) {
  const { host, reply, logIn } = createFakeHost();
  reply(whiteLabel, { menu: { DEPRECM3: true, ...menu } });
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
  const find = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    container,
    shown: () => container.textContent,
    copyButtons: () => find('dl button'),
    links: () => find('a').map((link) => link.getAttribute('href')),
    update: (next: Deposit) => payment.set(next),
  };
}

test.each([
  [true, ['/m/vouReport']],
  [false, []],
])('S6.11 with DEPRECM3 %s, a payment leads to these records: %j', async (DEPRECM3, records) => {
  const { shown, links, update } = await show(pending, { DEPRECM3 });
  const shownRecords = () => links().filter((href) => href === '/m/vouReport');
  await expect.poll(shownRecords).toEqual(records);
  update({ ...pending, state: 'paid' });
  await expect.poll(shown).toContain(text('cashier.paidTitle'));
  expect(shownRecords()).toEqual(records);
});

test('a screen reader hears what is needed to pay as terms with their values', async () => {
  const { container, copyButtons } = await show(pending);
  expect(copyButtons().length).toBeGreaterThan(0);
  const { violations } = await axe.run(container, { runOnly: ['definition-list', 'dlitem'] });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a payment that the staff review shows no code any more', async () => {
  const { shown, update } = await show(pending);
  expect(shown()).toContain('PAY-1');
  const { pay: _, ...paid } = pending;
  update({ ...paid, state: 'reviewing' });
  await expect.poll(shown).toContain(text('cashier.reviewingTitle'));
  expect(shown()).not.toContain('PAY-1');
});

test.each(['pending', 'reviewing'] as const)(
  'a payment that has arrived asks for no money and cannot be cancelled, when it is %s',
  async (state) => {
    const { shown, update } = await show({ ...pending, state, steps: [{ kind: 'received' }] });
    expect(shown()).toContain(text('cashier.cancelDeposit'));
    update({ ...pending, state, steps: [{ kind: 'received', at: 5 }] });
    await expect.poll(shown).toContain(text('cashier.receivedTitle'));
    for (const part of ['PAY-1', text('cashier.toPay'), text('cashier.cancelDeposit')])
      expect(shown()).not.toContain(part);
  },
);

test('a payment shows the code that comes later, and the name of the method in another language', async () => {
  const { shown, update } = await show(pending);
  update({ ...pending, methodName: 'Store', pay: { kind: 'code', value: 'PAY-2' } });
  await expect.poll(shown).toContain('PAY-2');
  expect(shown()).toContain('Store');
  expect(shown()).not.toContain('Tienda');
});

test('a transfer under review shows account, amount and reference to copy until it is paid', async () => {
  const { shown, copyButtons } = await show({
    ...pending,
    state: 'reviewing',
    category: 'bank',
    pay: {
      kind: 'account',
      value: '0011-0486',
      bankName: 'Andino',
      holder: 'Feria',
      reference: 'R7',
    },
  });
  for (const part of ['0011-0486', 'Andino', 'Feria', formatMoney(50), 'R7'])
    expect(shown()).toContain(part);
  expect(copyButtons()).toHaveLength(4);
});

test('a crypto payment names coin, network, exact amount and rate, and warns of other networks', async () => {
  const { shown } = await show({
    ...pending,
    category: 'crypto',
    pay: {
      kind: 'code',
      value: 'TXaddress',
      coin: 'USDT',
      network: 'TRON',
      coinAmount: '13.34',
      rate: 3.75,
    },
  });
  for (const part of ['TXaddress', '13.34 USDT', '1 USDT', '3.75', 'TRON'])
    expect(shown()).toContain(part);
  expect(shown()).toContain(text('cashier.payNetworkOnly', { coin: 'USDT', network: 'TRON' }));
});

test('a payment in a shop names the shops, and one by card leads to its page', async () => {
  const cash: Pay = { kind: 'code', value: 'PAY-1', shops: ['Bodega', 'Farmacia'] };
  const { shown } = await show({ ...pending, category: 'cash', pay: cash });
  expect(shown()).toContain('Bodega, Farmacia');
  const url = 'https://pay.example/d';
  const card = await show({ ...pending, category: 'card', pay: { kind: 'wait', value: '', url } });
  expect(card.links()).toContain(url);
  const script = 'javascript:alert(1)';
  const bad = await show({ ...pending, pay: { kind: 'wait', value: '', url: script } });
  expect(bad.links()).not.toContain(script);
});

test('a wallet on the same phone opens its app and saves the QR code', async () => {
  const url = 'https://wallet.example/pay';
  const { shown, links } = await show({ ...pending, pay: { kind: 'qr', value: 'PAY-1', url } });
  expect(links()).toContain(url);
  expect(shown()).toContain(text('cashier.saveQr'));
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
