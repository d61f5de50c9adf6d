import { signal } from '@kit/signals';
import { expect, test } from 'vitest';
import { createTransferForm } from '../../src/screens/wallets/createTransferForm';
import type { App } from '../../src/widgets/app/useApp';
import { createFakeHost } from '../stores/fakeHost';

test('S4.50 each opening of the transfer begins with an empty amount and no error', async () => {
  const isOpen = signal(true);
  const { host } = createFakeHost();
  const { form, amount, start } = createTransferForm(host, {} as App, signal('CASH'), isOpen);
  const stop = start();
  amount.value.value = '0';
  await form.submit();
  expect(amount.error.value).toBeDefined();
  isOpen.value = false;
  isOpen.value = true;
  expect([amount.value.value, amount.error.value]).toEqual(['', undefined]);
  stop();
});
