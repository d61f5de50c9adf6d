import { afterEach, expect, test, vi } from 'vitest';
import { startInternalLinks } from './internalLinks';
import type { AppRouter } from './router';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A page with two links, and the addresses that it has navigated to. */
function openPage() {
  document.body.innerHTML = '<a href="/m/help">help</a><a href="/m/app">app</a>';
  const addresses: string[] = [];
  const navigate = vi.fn(({ href }: { href: string }) => addresses.push(href));
  stop = startInternalLinks({ navigate } as unknown as AppRouter);
  const [help, app] = document.querySelectorAll('a');
  return { addresses, help: help as HTMLElement, app: app as HTMLElement };
}

test('a link of the app navigates in the app, when its tap has been painted', async () => {
  const { addresses, help } = openPage();
  help.click();
  expect(addresses).toEqual([]);
  await expect.poll(() => addresses).toEqual(['/m/help']);
});

test('of two taps in one frame, the last one counts', async () => {
  const { addresses, help, app } = openPage();
  help.click();
  app.click();
  await expect.poll(() => addresses).toEqual(['/m/app']);
});

test('after its end, a tap that was not painted yet does not navigate', async () => {
  const { addresses, help } = openPage();
  help.click();
  stop();
  const second = openPage();
  second.app.click();
  await expect.poll(() => second.addresses).toEqual(['/m/app']);
  expect(addresses).toEqual([]);
});
