import '../../ui/theme/base.css';
import { signal } from '@kit/render/signals';
import { Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Call } from '../../api/createCall';
import { DepositBalance } from '../../screens/cashier/deposit/DepositBalance';
import { createSession } from '../../stores/account/session';
import { createHost, type Host } from '../../stores/base/host';
import { HostContext } from '../../stores/base/useStore';
import { createWallet } from '../../stores/cashier/wallet';
import { moneyStyle } from '../../ui/content/formatMoney';
import { IconButton } from '../../ui/controls/IconButton';
import { GameHeader } from '../games/play/GameHeader';
import { type App, AppContext } from '../site/app/useApp';
import { BalanceCapsule } from './BalanceCapsule';

const FUNDS = { sumBalance: 1284.5, currency: 'PEN', wallets: [] };
let funds: () => unknown = () => FUNDS;

const replies: Record<string, unknown> = {
  '/wps/wallets/merchant': { currency: 'PEN', symbol: 'S/', currencyPosition: 'A', decimals: 2 },
  '/wps/member/info': { type: 0 },
};
const call = (async ({ path }: { path: string }) =>
  path === '/wps/wallets/gcs' ? funds() : replies[path]) as unknown as Call;

let unmount = () => {};
afterEach(() => {
  unmount();
  funds = () => FUNDS;
});

const expectText = (container: Element, text: string) =>
  expect.poll(() => container.textContent).toContain(text);

const drawHeader = (_: Host): ReactNode => <BalanceCapsule />;

async function show(text = '1,284.50', draw = drawHeader) {
  const host = createHost(() => call);
  void host
    .use(createSession)
    .startSession({ token: 't', merchantCode: 'feria', userName: 'lucia' });
  host.retain(createWallet);
  let commits = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    root.unmount();
    container.remove();
  };
  root.render(
    <HostContext value={host}>
      <Profiler id="balance" onRender={() => commits++}>
        {draw(host)}
      </Profiler>
    </HostContext>,
  );
  await expectText(container, text);
  return { container, commits: () => commits };
}

test('the header does not move when the balance arrives or changes', async () => {
  moneyStyle.value = { locale: 'es-419', symbol: 'S/' };
  let answer = (_: unknown) => {};
  funds = () => new Promise((resolve) => (answer = resolve));
  const { container } = await show('****');
  container.style.inlineSize = 'max-content';
  const widths = [container.offsetWidth];
  for (const [sumBalance, text] of [
    [0, '0.00'],
    [1284.5, '1,284.50'],
    [9999.99, '9,999.99'],
  ] as const) {
    answer({ ...FUNDS, sumBalance });
    await expectText(container, text);
    widths.push(container.offsetWidth);
    container.querySelector<HTMLElement>('.balance-refresh button')?.click();
  }
  expect(new Set(widths).size, widths.join()).toBe(1);
});

test('S4.53 shows dashes and never zero, when the first balance cannot be loaded', async () => {
  funds = () => Promise.reject(new Error('offline'));
  const { container } = await show('––––');
  expect(container.textContent).not.toMatch(/\d/);
  funds = () => FUNDS;
  await page.getByRole('button', { name: 'Actualizar saldo' }).click();
  await expectText(container, '1,284.50');
});

const drawGameBar = (game: string) => (host: Host) => (
  <AppContext value={{ showTitle: () => () => {} } as unknown as App}>
    <GameHeader name={signal(game)} hasMoney={host.use(createWallet).isSettled} onClose={() => {}}>
      <IconButton icon="expand" label="Pantalla completa" />
    </GameHeader>
  </AppContext>
);

test('the balance in the bar of a game is no larger than in the header, so that the name has room', async () => {
  const sizeOf = (container: Element) =>
    getComputedStyle(container.querySelector('.money') as Element).fontSize;
  const inHeader = sizeOf((await show()).container);
  unmount();
  expect(sizeOf((await show('1,284.50', drawGameBar('Cohete'))).container)).toBe(inHeader);
});

test('the bar of a game has dashes and a retry, when the balance cannot be loaded', async () => {
  funds = () => Promise.reject(new Error('offline'));
  const { container } = await show('––––', drawGameBar('Gold'));
  expect(container.textContent).not.toMatch(/\d/);
  funds = () => FUNDS;
  await page.getByRole('button', { name: 'Actualizar saldo' }).click();
  await expectText(container, '1,284.50');
});

test('S4.53 the deposit has a dash and a retry, and never zero, when the balance cannot be loaded', async () => {
  funds = () => Promise.reject(new Error('offline'));
  const { container } = await show('–', () => <DepositBalance />);
  expect(container.textContent).not.toMatch(/\d/);
  funds = () => FUNDS;
  const retry = page.getByRole('button', { name: 'Actualizar saldo' });
  await retry.click();
  await expectText(container, '1,284.50');
  await expect.element(retry).not.toBeInTheDocument();
});

test('S4.28 S2.72 the eye masks the balance with asterisks of the same length and shows it again', async () => {
  const { container } = await show();
  await page.getByRole('button', { pressed: false }).first().click();
  await expectText(container, '********');
  await page.getByRole('button', { pressed: true }).click();
  await expectText(container, '1,284.50');
});

test.each([
  ['with the new amount', () => Promise.resolve({ ...FUNDS, sumBalance: 20 }), '20.00'],
  ['with the old amount, when it failed', () => Promise.reject(new Error('offline')), '1,284.50'],
])(
  'S2.72 S4.27 the refresh button loads the balance, which is masked until that has ended: %s',
  async (_, answer, text) => {
    const { container } = await show();
    let end = () => {};
    funds = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }).then(answer);
    await page.getByRole('button', { name: 'Actualizar saldo' }).click();
    await expectText(container, '********');
    end();
    await expectText(container, text);
  },
);

test('renders no component and replaces no element, when the balance is hidden', async () => {
  const { container, commits } = await show();
  const before = commits();
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((list) => changes.push(...list));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  await page.getByRole('button', { pressed: false }).first().click();
  await expectText(container, '********');
  observer.disconnect();
  expect(commits()).toBe(before);
  expect(changes.filter(({ type }) => type === 'childList')).toEqual([]);
  expect(changes.map(({ target }) => target.nodeValue)).toEqual(['Mostrar saldo', '*****', '***']);
});
