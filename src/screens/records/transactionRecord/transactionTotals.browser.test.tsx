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

test.each([
  ['says how many there are', { totalCount: 7 }, '7 movimientos'],
  ['does not say it', {}, undefined],
])(
  'S4.53 the account record counts its transactions, when the backend %s',
  async (_, totals, text) => {
    const { host, logIn, reply } = createFakeHost();
    logIn('ana');
    reply(txCodes, []);
    const row = {
      id: 'a',
      at: 1,
      txCode: 'DEP',
      txName: 'Depósito',
      wallet: '',
      amount: 5,
      ref: '',
    };
    reply(memberTransactions, { content: [row], totalIn: 5, totalOut: 0, ...totals });
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
    await expect.poll(() => container.textContent).toContain('Depósito');
    const counts = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(counts.filter((line) => line?.includes('movimiento'))).toEqual(text ? [text] : []);
  },
);
