import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { type Withdrawal, withdrawReport } from '../../../contract/cashier/withdraw';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createEvents } from '../../../stores/site/events';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { WithdrawalDetail } from './WithdrawalDetail';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier', 'record', 'progress', 'session');
});

const pending: Withdrawal = {
  withdrawId: 'w',
  amount: 60,
  state: 'pending',
  bankName: 'Banco',
  accountNumber: '****12',
  at: 1_000,
  updatedAt: 1_000,
};

/** The page of a withdrawal, whose cancel button is a text. */
async function show(first: Withdrawal, ...earlier: Withdrawal[]) {
  const { host, reply, logIn } = createFakeHost();
  logIn('lucia');
  reply(withdrawReport, { content: [first, ...earlier] });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <WithdrawalDetail id={signal('w')} actions={() => 'CANCEL'} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const current = () => container.querySelector('[aria-current="step"]')?.textContent;
  await expect.poll(() => container.querySelector('ol')).not.toBeNull();
  return { host, container, current };
}

test('says what is missing with a way to give it, and goes on when the stream says so', async () => {
  const { host, container, current } = await show({ ...pending, missing: [{ kind: 'document' }] });
  expect(current()).toContain(text('progress.waitsForYou'));
  expect(container.querySelector('a[href="/m/kyc"]')).not.toBeNull();
  const expectedAt = Date.now() + 600_000;
  host.use(createEvents).receive('withdrawal', { ...pending, expectedAt });
  await expect.poll(() => container.querySelector('a[href="/m/kyc"]')).toBeNull();
  expect(current()).toContain(text('progress.now'));
  expect(container.textContent).toContain('CANCEL');
  host.use(createEvents).receive('withdrawal', { ...pending, state: 'approved', updatedAt: 9_000 });
  await expect.poll(() => container.textContent).not.toContain('CANCEL');
  expect(current()).toContain(text('progress.step_arrived'));
});

test('expects it by the time of earlier withdrawals, when the backend does not say', async () => {
  const at = Date.now();
  const earlier: Withdrawal = {
    ...pending,
    withdrawId: 'v',
    state: 'paid',
    at: 0,
    updatedAt: 900_000,
  };
  const { container } = await show({ ...pending, at }, earlier);
  await expect.poll(() => container.textContent).toContain(text('progress.byOwn'));
});

test('says that it is late, with a way to ask', async () => {
  const { container } = await show({ ...pending, expectedAt: Date.now() - 60_000 });
  await expect.poll(() => container.textContent).toContain(text('progress.late'));
  expect(container.querySelector('a[href="/m/support"]')).not.toBeNull();
});

test('a cancelled withdrawal names no sum that the member receives', async () => {
  const { container, host } = await show({ ...pending, fee: 0 });
  expect(container.textContent).toContain(text('cashier.youReceive'));
  host.use(createEvents).receive('withdrawal', { ...pending, fee: 0, state: 'cancelled' });
  await expect.poll(() => container.textContent).not.toContain(text('cashier.youReceive'));
});
