import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../src/contract/transaction';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { TransactionSheet } from '../../src/screens/transactionRecord/TransactionSheet';
import { HostContext } from '../../src/stores/useStore';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('record');
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
