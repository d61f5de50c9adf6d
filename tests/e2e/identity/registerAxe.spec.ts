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
    test(`nothing keeps anyone out: ${theme}, ${language}`, async ({ page, door }) => {
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
      const send = page.locator('button[type=submit]');
      await page.goto('/m/register');
      await send.click();
      expect(await violations(page), 'register with faults').toEqual([]);
      await page.getByRole('tab').nth(3).click();
      await expect(page.locator('input[name=mobileNum]')).toBeVisible();
      expect(await violations(page), 'register by mobile').toEqual([]);
      await page.goto('/m/forget');
      await send.click();
      expect(await violations(page), 'forget by e-mail').toEqual([]);
      await page.getByRole('tab').nth(1).click();
      await expect(page.locator('input[name=newPassword]')).toBeVisible();
      expect(await violations(page), 'forget by SMS').toEqual([]);
      await page.goto('/m/changePsw');
      await send.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      expect(await violations(page), 'change password').toEqual([]);
    });
  }
}
