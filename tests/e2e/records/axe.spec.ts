import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';

const axe = createRequire(import.meta.url).resolve('axe-core');

async function violations(page: Page) {
  await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the script's own global
    return (await (globalThis as any).axe.run(document)).violations;
  });
  return found.map((one: { id: string; nodes: { html: string }[] }) => [
    one.id,
    one.nodes.map(({ html }) => html),
  ]);
}

for (const theme of ['dark', 'light']) {
  for (const language of ['ES', 'EN']) {
    test(`the records keep nobody out: ${theme}, ${language}`, async ({ page, door }) => {
      const session = await door('personas', { persona: 'member' });
      await page.addInitScript(
        ([theme, language, session]) => {
          localStorage.setItem('theme', theme as string);
          localStorage.setItem('language', language as string);
          sessionStorage.setItem('MC_SESSION_INFO', session as string);
        },
        [theme, language, JSON.stringify(session)],
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const rows = page.locator('.record-head');
      await page.goto('/m/gameRecord');
      await expect(rows.first()).toBeVisible();
      expect(await violations(page), 'bets').toEqual([]);
      await page.goto('/m/gameRecord?view=tickets');
      await rows.first().click();
      await expect(page.locator('.part').first()).toBeVisible();
      expect(await violations(page), 'a ticket').toEqual([]);
      await page.goto('/m/transaction/record');
      await rows.first().click();
      await expect(page.locator('.move')).toBeVisible();
      expect(await violations(page), 'a movement').toEqual([]);
      await page.goto('/m/profitandloss');
      await page.locator('summary').first().click();
      expect(await violations(page), 'profit and loss').toEqual([]);
    });
  }
}
