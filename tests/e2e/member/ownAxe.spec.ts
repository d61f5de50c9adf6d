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
    test(`contracts, identity and questions keep nobody out: ${theme}, ${language}`, async ({
      page,
      door,
    }) => {
      await door('scenarios', { name: 'contractsPending' });
      await door('scenarios', { name: 'kycUploading' });
      const session = await door('personas', { persona: 'member' });
      await page.addInitScript(
        ([theme, language, session]) => {
          localStorage.setItem('theme', theme as string);
          localStorage.setItem('language', language as string);
          sessionStorage.setItem('MC_SESSION_INFO', session as string);
        },
        [theme, language, JSON.stringify(session)],
      );
      // No question about them lies over the screens.
      await page.route('**/MCS2_getPendingContracts*', (route) =>
        route.fulfill({
          json: {
            success: true,
            value: { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' },
          },
        }),
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/m/member/agent/getSalaryContract');
      await expect(page.locator('.agreement-answer')).toBeVisible();
      expect(await violations(page), 'a contract').toEqual([]);
      await page.goto('/m/kyc');
      await page.locator('.kyc-form button[type=submit]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await violations(page), 'the form with faults').toEqual([]);
      await door('scenarios', { name: 'kycVerified' });
      await page.goto('/m/kyc');
      await expect(page.locator('.sumcard')).toBeVisible();
      expect(await violations(page), 'verified').toEqual([]);
      await page.goto('/m/support');
      await page.locator('.support-ask button[type=submit]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await violations(page), 'a question with faults').toEqual([]);
      await page.goto('/m/support?view=mine');
      await expect(page.locator('.record').first()).toBeVisible();
      expect(await violations(page), 'the questions').toEqual([]);
    });
  }
}
