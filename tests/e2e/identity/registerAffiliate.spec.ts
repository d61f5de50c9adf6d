import { expect, test } from '../fixtures';
import * as form from './registerPage';

test('S4.12 a link that is vouched for leaves no field and goes along', async ({ page, door }) => {
  await form.open(page, '?code=lucia1');
  await form.fill(page);
  await expect(form.affiliate(page)).toHaveCount(0);
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await form.noted(door, form.REGISTER))[0]?.body.affiliateCode).toBe('LUCIA1');
});

test('S4.12 S5.22 a link to nobody says so and leaves the field to correct', async ({ page }) => {
  await form.open(page, '?code=NADIE');
  await expect(form.affiliate(page)).toHaveValue('NADIE');
  await expect
    .poll(() => form.faultOf(form.affiliate(page)))
    .toContain('El enlace de invitación tiene un error.');
});

test('S4.12 without a link the field is there, unless it is switched off', async ({
  page,
  door,
}) => {
  await form.open(page);
  await expect(form.affiliate(page)).toBeVisible();
  await form.setRule(door, 'affiliateCode', { enabled: false });
  await form.open(page);
  await expect(form.affiliate(page)).toHaveCount(0);
});

test('S5.12 a good code is checked first and then registers', async ({ page, door }) => {
  await form.open(page);
  await form.fill(page);
  await form.affiliate(page).fill('victor1');
  await door('log', undefined, 'DELETE');
  await form.submit(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const log: { path: string }[] = await door('log', undefined, 'GET');
  const paths = log.map(({ path }) => path);
  expect(paths.indexOf(form.AFFILIATE)).toBeGreaterThanOrEqual(0);
  expect(paths.indexOf(form.AFFILIATE)).toBeLessThan(paths.indexOf(form.REGISTER));
  expect((await form.noted(door, form.REGISTER))[0]?.body.affiliateCode).toBe('VICTOR1');
});

test('S5.12 S8.04 a wrong code shows a toast for a second, then takes the focus, and registers nobody', async ({
  page,
  door,
}) => {
  await page.clock.install();
  await form.open(page);
  await form.fill(page);
  await form.affiliate(page).fill('NADIE');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await form.submit(page).click();
  const toast = page.locator('.toast').getByText('El código de invitación no es válido.');
  await expect(toast).toBeVisible();
  await expect(form.affiliate(page)).not.toBeFocused();
  await page.clock.runFor(1100);
  await expect(toast).toBeHidden();
  await expect(form.affiliate(page)).toBeFocused();
  expect(await form.faultOf(form.affiliate(page))).toContain(
    'El código de invitación no es válido.',
  );
  expect(await form.noted(door, form.REGISTER)).toEqual([]);
});
