import { violations } from '../axe';
import { expect, test } from '../fixtures';
import { startSession } from '../session';

const sheets = {
  nickname: /Apodo/,
  pin: /Contraseña de retiro/,
  questions: /Preguntas de/,
};

test('S2.10 S2.18 inbox and security center have no accessibility violations', async ({
  page,
  admin,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSession(page, admin);
  await page.goto('/m/webEmail');
  const mail = page.getByRole('main').locator('button:has(time)').first();
  await mail.waitFor();
  expect(await violations(page), 'inbox').toEqual([]);
  await mail.click();
  await page.getByRole('dialog').getByRole('article').waitFor();
  expect(await violations(page), 'a mail').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Elegir', exact: true }).click();
  await mail.click();
  expect(await violations(page), 'mails selected').toEqual([]);

  await page.goto('/m/securityCenter');
  await page.locator('[aria-labelledby=security-level]').waitFor();
  expect(await violations(page), 'security center').toEqual([]);
  for (const [sheet, name] of Object.entries(sheets)) {
    await page.getByRole('button', { name }).click();
    const form = page.getByRole('dialog').locator('form');
    await form.locator('input:visible').last().fill('');
    await form.locator('button[type=submit]').click();
    if (sheet !== 'nickname') await form.locator('[aria-invalid]').first().waitFor();
    expect(await violations(page), sheet).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
});
