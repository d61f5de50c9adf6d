import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

const words = {
  ES: {
    select: 'Elegir',
    nickname: /Apodo/,
    pin: /Contraseña de retiro/,
    questions: /Preguntas de/,
  },
  EN: {
    select: 'Select',
    nickname: /Nickname/,
    pin: /Withdrawal pass/,
    questions: /Security quest/,
  },
};

for (const code of ['ES', 'EN'] as const) {
  test(`S2.10 S2.18 inbox and security center have no accessibility violations, in ${code}`, async ({
    page,
    admin,
  }) => {
    test.slow();
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startSession(page, admin);
    const { select, ...sheets } = words[code];
    await page.goto('/m/webEmail');
    const mail = page.getByRole('main').locator('button:has(time)').first();
    await mail.waitFor();
    expect(await violations(page, code), 'inbox').toEqual([]);
    await mail.click();
    await page.getByRole('dialog').getByRole('article').waitFor();
    expect(await violations(page, code), 'a mail').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: select, exact: true }).click();
    await mail.click();
    expect(await violations(page, code), 'mails selected').toEqual([]);

    await page.goto('/m/securityCenter');
    await page.locator('[aria-labelledby=security-level]').waitFor();
    expect(await violations(page, code), 'security center').toEqual([]);
    for (const [sheet, name] of Object.entries(sheets)) {
      await page.getByRole('button', { name }).click();
      const form = page.getByRole('dialog').locator('form');
      await form.locator('input:visible').last().fill('');
      await form.locator('button[type=submit]').click();
      if (sheet !== 'nickname') await form.locator('[aria-invalid]').first().waitFor();
      expect(await violations(page, code), sheet).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    }
  });
}
