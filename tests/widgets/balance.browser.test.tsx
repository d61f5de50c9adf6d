import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Call } from '../../src/api/createCall';
import { createHost } from '../../src/stores/host';
import { createSession } from '../../src/stores/session';
import { HostContext } from '../../src/stores/useStore';
import { createWallet } from '../../src/stores/wallet';
import { BalanceCapsule } from '../../src/widgets/BalanceCapsule';

const replies: Record<string, unknown> = {
  '/wps/wallets/gcs': { sumBalance: 1284.5, currency: 'PEN', wallets: [] },
  '/wps/wallets/merchant': { currency: 'PEN', symbol: 'S/', currencyPosition: 'A', decimals: 2 },
  '/wps/member/info': { type: 0 },
};
const call = (async ({ path }: { path: string }) => replies[path]) as unknown as Call;

let unmount = () => {};
afterEach(() => unmount());

const shows = (place: Element, text: string) =>
  expect.poll(() => place.textContent).toContain(text);

async function show() {
  const host = createHost(() => call);
  host.use(createSession).info.value = {
    token: 't',
    merchantCode: 'feria',
    userName: 'lucia',
  };
  host.hold(createWallet);
  let commits = 0;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  unmount = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <HostContext value={host}>
      <Profiler id="balance" onRender={() => commits++}>
        <BalanceCapsule />
      </Profiler>
    </HostContext>,
  );
  await shows(place, '1,284.50');
  return { place, commits: () => commits };
}

test('S4.28 S2.72 hiding the balance writes asterisks of the same length, and showing brings it back', async () => {
  const { place } = await show();
  await page.getByRole('button', { pressed: false }).first().click();
  await shows(place, '********');
  await page.getByRole('button', { pressed: true }).click();
  await shows(place, '1,284.50');
});

test('hiding the balance runs no component and touches no element', async () => {
  const { place, commits } = await show();
  const before = commits();
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((list) => changes.push(...list));
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  await page.getByRole('button', { pressed: false }).first().click();
  await shows(place, '********');
  observer.disconnect();
  expect(commits()).toBe(before);
  expect(changes.filter(({ type }) => type === 'childList')).toEqual([]);
  expect(changes.map(({ target }) => target.nodeValue)).toEqual(['Mostrar saldo', '*****', '***']);
});
