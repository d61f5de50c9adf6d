import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { statement } from '../../../contract/records/statement';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { StatementView } from './Statement';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('record', 'statement');
});

test('a sum that the backend does not send is dashes, and a zero that it sends is left out', async () => {
  const { host, logIn, reply } = createFakeHost();
  logIn('ana');
  reply(statement, {
    ...{ month: '2026-11', opening: 10, closing: 15, net: 5 },
    ...{ deposits: 5, withdrawals: 0, stakes: 0, wins: 0, bonuses: 0, transfers: 0, other: 0 },
    days: [{ day: '2026-11-02', deposits: 5, net: 5, balance: 15 }],
  });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ navigate: () => {}, showTitle: () => {} } as unknown as App}>
        <StatementView month={signal('2026-11')} />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  /** The digits of an amount, or the dashes in their place. */
  const amountIn = (element: Element | null) =>
    /[\d–][\d–.]*/.exec(element?.textContent ?? '')?.[0];
  const lines = () =>
    [...container.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      amountIn(line.querySelector('dd')),
    ]);
  await expect.poll(lines).toEqual([
    ['Saldo inicial', '10.00'],
    ['Depósitos', '5.00'],
    ['Comisiones', '––––'],
    ['Cambio', '5.00'],
    ['Saldo final', '15.00'],
  ]);
  // The table for paper: a day of which only the deposits are known.
  const cells = [...container.querySelectorAll('table.statement-paper tbody td')];
  const unknown = ['withdrawals', 'stakes', 'wins', 'bonuses', 'fees', 'transfers', 'other'];
  const dashes = unknown.map(() => '––––');
  expect(cells.map(amountIn)).toEqual(['5.00', ...dashes, '5.00', '15.00']);
});
