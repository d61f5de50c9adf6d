import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { type Deposit, depositReport } from '../../../contract/cashier/deposit';
import { whiteLabel } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { createSystem } from '../../../stores/site/system';
import { DepositProgress } from '../../../widgets/cashier/deposit/DepositProgress';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { DepositCard } from './DepositCard';
import DepositRecord from './DepositRecord';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('record', 'cashier', 'progress');
  await import('./DepositDetailSheet');
});

test.each([
  ['reviewing', undefined, 'record.deposit_reviewing'],
  ['reviewing', 2, 'record.deposit_received'],
  ['pending', undefined, 'record.deposit_pending'],
  ['pending', 2, 'record.deposit_received'],
] as const)(
  'a deposit that is %s, received at %s, has one name for that in record and payment',
  (state, received, name) => {
    const steps: Deposit['steps'] = [
      { kind: 'requested', at: 1 },
      { kind: 'received', ...(received && { at: received }) },
      { kind: 'credited' },
    ];
    const method = { methodId: 'BANK', methodName: 'Banco', category: 'bank' } as const;
    const deposit = { depositId: 'd', amount: 5, fee: 0, bonus: 0, at: 1, updatedAt: 1 };
    const shown = { ...deposit, ...method, state, steps, expiresAt: 0 };
    const record = mount(<DepositCard deposit={shown} />);
    const payment = mount(<DepositProgress deposit={shown} />);
    expect(record.container.textContent).toContain(text(name));
    const current = payment.container.querySelector('[aria-current=step]');
    expect(current?.textContent).toContain(text(name));
  },
);

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
  if (row) records.replace({ ...row, state: 'paid' });
  await expect.poll(sheet).toContain(text('cashier.youReceive'));
});
