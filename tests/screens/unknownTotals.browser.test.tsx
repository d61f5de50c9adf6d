import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../src/contract/lottery/order';
import { memberTransactions } from '../../src/contract/records/transaction';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import GameRecord from '../../src/screens/records/gameRecord/GameRecord';
import TransactionRecord from '../../src/screens/records/transactionRecord/TransactionRecord';
import { HostContext } from '../../src/stores/base/useStore';
import { type App, AppContext } from '../../src/widgets/site/app/useApp';
import { createFakeHost } from '../helpers/fakeHost';
import { mount } from '../helpers/mount';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('record', 'lottery');
});

function mountAt(path: string, query: string, screen: React.ReactNode) {
  const server = createFakeHost();
  server.logIn('lucia');
  server.reply(orders, { content: [{ orderId: 'a', stake: 5 }], totalStake: 5 });
  server.reply(memberTransactions, {
    content: [{ id: 'a', at: 1, txCode: 'WIN', wallet: 'CASH', amount: 5 }],
    totalIn: 5,
  });
  const address = signal({ path, query: new URLSearchParams(query), historyKey: 'a' });
  const { container } = mount(
    <HostContext value={server.host}>
      <AppContext value={{ address, navigate: () => {} } as unknown as App}>{screen}</AppContext>
    </HostContext>,
    { strict: false },
  );
  return () => container.querySelector('.sumcard')?.textContent ?? '';
}

test('S4.53 a total of tickets that the backend leaves out is not shown as zero', async () => {
  const totals = mountAt('/m/gameRecord', 'view=tickets', <GameRecord />);
  await expect.poll(totals).toContain('5.00');
  expect(totals()).not.toContain('0.00');
  expect(totals()).toContain('–');
});

test('S4.53 a total of transactions that the backend leaves out is not shown as zero', async () => {
  const totals = mountAt('/m/transaction/record', '', <TransactionRecord />);
  await expect.poll(totals).toContain('5.00');
  expect(totals()).not.toContain('0.00');
  expect(totals()).toContain('–');
});
