import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { bottomBar, bySelector, gameCards, main } from '../../helpers/locators';
import { address, prepareApp, waitForLateStart } from '../../helpers/openApp';
import { setWindowSize, title } from './sitePage';

const promotionsLink = () => bottomBar().getByRole('link', { name: 'Promos' });

test('the focus moves to the heading of a new screen by link or back, and when a game opens', async () => {
  const { admin, logIn, open } = prepareApp();
  await admin('scenarios', { name: 'noPopups' });
  await logIn();
  await open('/m/home');
  // The focus is moved by code that is loaded when the app is idle.
  await waitForLateStart();
  await promotionsLink().click();
  await expect.element(title('Promociones')).toHaveFocus();
  history.back();
  await expect.element(title()).toHaveFocus();
  await gameCards().first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jugar', exact: true }).click();
  await expect.poll(address).toMatch(/^\/m\/play/);
  await expect.element(title()).toHaveFocus();
});

test('the focus moves to the heading of a screen that was opened before the app was first idle', async () => {
  const { open } = prepareApp();
  // The code that moves the focus is loaded when the browser is idle: here when the test says so.
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  await open('/m/home');
  // The first screen gets no focus, and a screen that was left before it was drawn is not the first.
  await expect.element(gameCards().first()).toBeVisible();
  await promotionsLink().click();
  await expect.element(title('Promociones')).toBeVisible();
  await expect.poll(() => idle.mock.calls.length).toBeGreaterThan(0);
  for (const [whenIdle] of idle.mock.calls) whenIdle({} as IdleDeadline);
  await expect.element(title('Promociones')).toHaveFocus();
});

/** The controls of which the middle is under something else, when they have the focus. */
const findCovered = (controls: Locator) =>
  (controls.elements() as HTMLElement[]).flatMap((control) => {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    // A row of chips may show a part of a chip only, beside the edge of the window.
    const x = Math.min(Math.max(left + width / 2, 8), innerWidth - 8);
    const hit = document.elementFromPoint(x, top + height / 2);
    const isFree = hit && (control.contains(hit) || hit.contains(control));
    return isFree ? [] : control.ariaLabel || control.textContent || control.outerHTML;
  });

test('no field of the deposit is covered on focus, at 740 by 360 px', async () => {
  const { logIn, open } = prepareApp();
  await setWindowSize(740, 360);
  await logIn();
  await open('/m/voucherCenter');
  await expect.element(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
  const controls = bySelector('button:enabled, input:enabled', main());
  expect(controls.length).toBeGreaterThan(10);
  expect(findCovered(controls)).toEqual([]);
});

test('no heart of home is covered on focus, at 740 by 360 px', async () => {
  const { logIn, open } = prepareApp();
  await setWindowSize(740, 360);
  await logIn();
  await open('/m/home');
  const hearts = main().getByRole('button', { name: /favoritos$/ });
  await expect.element(hearts.nth(8)).toBeVisible();
  expect(findCovered(hearts)).toEqual([]);
});
