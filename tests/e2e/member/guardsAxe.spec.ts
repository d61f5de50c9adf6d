import { complaints } from '../axe';
import { expect, test } from '../fixtures';
import { enter } from '../shell/enter';

const words = {
  ES: {
    choose: 'Elegir',
    nickname: /Apodo/,
    pin: /Contraseña de retiro/,
    questions: /Preguntas de/,
  },
  EN: {
    choose: 'Select',
    nickname: /Nickname/,
    pin: /Withdrawal pass/,
    questions: /Security quest/,
  },
};

for (const theme of ['dark', 'light'] as const) {
  for (const code of ['ES', 'EN'] as const) {
    test(`S2.10 S2.18 inbox and security center are accessible: ${theme}, ${code}`, async ({
      page,
      door,
    }) => {
      await page.addInitScript(
        ([colours, language]) => {
          localStorage.setItem('theme', colours);
          localStorage.setItem('language', language);
        },
        [theme, code] as const,
      );
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enter(page, door);
      const { choose, ...sheets } = words[code];
      await page.goto('/m/webEmail');
      const letter = page.locator('.inbox-mail').first();
      await letter.waitFor();
      expect(await complaints(page), 'inbox').toEqual([]);
      await letter.click();
      await page.locator('.inbox-letter').waitFor();
      expect(await complaints(page), 'a letter').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: choose, exact: true }).click();
      await letter.click();
      expect(await complaints(page), 'letters chosen').toEqual([]);

      await page.goto('/m/securityCenter');
      await page.locator('.security-level').waitFor();
      expect(await complaints(page), 'security center').toEqual([]);
      for (const [sheet, name] of Object.entries(sheets)) {
        await page.getByRole('button', { name }).click();
        const form = page.locator('.security-form');
        await form.locator('input:visible').last().fill('');
        await form.locator('button[type=submit]').click();
        if (sheet !== 'nickname') await form.locator('[aria-invalid]').first().waitFor();
        expect(await complaints(page), sheet).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(form).toHaveCount(0);
      }
    });
  }
}
