import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { memberTransactions, txCodes } from '../../../contract/records/transaction';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import TransactionRecord from './TransactionRecord';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('record', 'statement');
});

const transaction = {
  id: 'a',
  at: 1,
  txCode: 'DEP',
  txName: 'Depósito',
  wallet: '',
  amount: 5,
  ref: '',
};

function openRecord(content: object[], totals: object) {
  const { host, logIn, reply } = createFakeHost();
  logIn('ana');
  reply(txCodes, []);
  reply(memberTransactions, { content, ...totals } as never);
  const address = signal({
    path: paths.transactions,
    query: new URLSearchParams(),
    historyKey: 'a',
  });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate: () => {} } as unknown as App}>
        <TransactionRecord />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  return container;
}

test.each([
  ['says how many there are', { totalCount: 7 }, '7 movimientos'],
  ['does not say it', {}, undefined],
])(
  'S4.53 the account record counts its transactions, when the backend %s',
  async (_, totals, text) => {
    const container = openRecord([transaction], { totalIn: 5, totalOut: 0, ...totals });
    await expect.poll(() => container.textContent).toContain('Depósito');
    const counts = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(counts.filter((line) => line?.includes('movimiento'))).toEqual(text ? [text] : []);
  },
);

test('S4.50 the balance after a transfer names the wallet, where it is that of a vendor', async () => {
  const container = openRecord(
    [
      { ...transaction, wallet: 'CASH', balance: 7 },
      { ...transaction, id: 'b', wallet: 'PG', balance: 3 },
    ],
    {},
  );
  await expect.poll(() => container.textContent).toContain('3.00');
  expect(container.textContent).toMatch(/Saldo\s+7\.00.*Saldo en PG\s+3\.00/);
});
