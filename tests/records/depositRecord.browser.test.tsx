import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { type Deposit, depositReport } from '../../src/contract/deposit';
import { whiteLabel } from '../../src/contract/system';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import DepositRecord from '../../src/screens/depositRecord/DepositRecord';
import { createDeposit } from '../../src/stores/deposit';
import { createSystem } from '../../src/stores/system';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('record', 'cashier');
});

test('the open sheet of a deposit shows its new state, when it is paid meanwhile', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  const deposit = { depositId: 'd', amount: 5, fee: 0, bonus: 0, state: 'reviewing' } as Deposit;
  reply(depositReport, { content: [{ ...deposit, methodName: 'Banco', at: 1, updatedAt: 1 }] });
  reply(whiteLabel, { depositFunction: 1 });
  void host.use(createSystem).whiteLabel.load();
  const address = signal({ path: '/m/vouReport', query: new URLSearchParams(), historyKey: 'a' });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate: () => {} } as unknown as App}>
        <DepositRecord />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const card = () => container.querySelector<HTMLElement>('.recordlist li button');
  await expect.poll(card).not.toBeNull();
  card()?.click();
  const sheet = () => document.querySelector('.depositdetail')?.textContent;
  await expect.poll(sheet).toContain(text('record.deposit_reviewing'));
  const { records } = host.use(createDeposit);
  const [row] = records.rows.peek();
  if (row) records.replaceRow({ ...row, state: 'paid' }, () => true);
  await expect.poll(sheet).toContain(text('cashier.youReceive'));
});
