import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import type { Transaction } from '../../../contract/records/transaction';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { TransactionSheet } from './TransactionSheet';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('record');
});

test('a transaction without a name is called by its code, also in its sheet', async () => {
  const { host } = createFakeHost();
  const move = { id: '1', at: 1, txCode: 'BON', txName: '', wallet: 'CASH', amount: 1, ref: '' };
  mount(
    <HostContext value={host}>
      <TransactionSheet transaction={signal<Transaction | undefined>(move)} open={signal(true)} />
    </HostContext>,
  );
  await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe('BON');
});
