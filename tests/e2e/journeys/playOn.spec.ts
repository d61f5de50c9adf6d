import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { cashier, inCashier, openPoorGame, spinButton } from '../games/poorGame';
import { expect, test } from '../helpers/fixtures';
import { gameCards } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';

/** Taps by way, as the second table of docs/taps.md says. */
const documented = new Map(
  [...readFileSync('docs/taps.md', 'utf8').matchAll(/^\| ([^|]+) \| (\d+) \| [\d.]+ s \|/gm)].map(
    ([, way = '', taps]) => [way, Number(taps)] as const,
  ),
);

interface Hand {
  page: Page;
  /** The payment is made elsewhere, and arrives. */
  pay(): Promise<unknown>;
  tap(target: Locator): Promise<void>;
  /** A tap that leads to another page. */
  follow(href: string): Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

const ways: Record<string, (hand: Hand) => Promise<void>> = {
  async 'in the game'({ page, pay, tap }) {
    await tap(inCashier(page, '50'));
    await tap(inCashier(page, /^Depositar/));
    await expect(cashier(page).getByRole('timer')).toBeVisible();
    await pay();
    await expect(cashier(page)).toContainText('Depósito acreditado', { timeout: 15_000 });
    await tap(inCashier(page, 'Seguir jugando'));
    await expect(cashier(page)).toBeHidden();
  },
  async 'by the deposit page'({ page, pay, tap, follow }) {
    await page.keyboard.press('Escape');
    await expect(cashier(page)).toBeHidden();
    await follow('/m/voucherCenter');
    await tap(button(page, '100'));
    await tap(button(page, /^Depositar/));
    await expect(page.getByRole('timer')).toBeVisible();
    await pay();
    await tap(page.getByRole('link', { name: 'Ir a jugar' }));
    await tap(gameCards(page).first());
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Jugar', exact: true }));
    await expect(page.locator('main iframe')).toBeVisible();
  },
};

for (const [way, playOn] of Object.entries(ways))
  test(`playing on ${way}, when the balance is too low, takes the taps of docs/taps.md`, async ({
    page,
    admin,
    api,
  }) => {
    await openPoorGame(page, { admin, api });
    await spinButton(page).tap();
    await expect(cashier(page)).toBeVisible();
    let taps = 0;
    const start = performance.now();
    await playOn({
      page,
      pay: () => admin('scenarios', { name: 'depositsPaid' }),
      async tap(target) {
        await target.tap();
        taps += 1;
      },
      async follow(href) {
        await moveTo(page, href);
        taps += 1;
      },
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Playing on ${way}: ${taps} taps, ${seconds} s`);
    expect(taps).toBe(documented.get(way));
  });
