import { isOnline } from '@kit/data/network';
import { signal } from '@kit/render/signals';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { ConfirmWithdrawDialog } from './ConfirmWithdrawDialog';
import type { WithdrawForm } from './createWithdrawForm';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('cashier');
});
afterEach(() => {
  isOnline.value = true;
});

test('S8.17 the withdrawal dialog says itself why its button is off, when there is no network', async () => {
  const form = {
    isConfirming: signal(true),
    passwordForm: { isBusy: signal(false), submit() {} },
    paymentPassword: { value: signal(''), error: signal(undefined) },
    enteredAmount: signal(50),
    card: signal({ bankName: 'Banco', accountNumber: '****1' }),
  } as unknown as WithdrawForm;
  const { host } = createFakeHost();
  const { container } = mount(
    <HostContext value={host}>
      <ConfirmWithdrawDialog form={form} />
    </HostContext>,
  );
  const dialog = () => container.querySelector('dialog')?.textContent;
  await expect.poll(dialog).toContain(text('cashier.withdrawPassword'));
  expect(dialog()).not.toContain(text('error.needsNetwork'));
  isOnline.value = false;
  await expect.poll(dialog).toContain(text('error.needsNetwork'));
});
