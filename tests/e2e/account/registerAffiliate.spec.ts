import { requestsTo } from '../../helpers/requestLog';
import { pauseClock } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import * as form from './registerPage';

test('S4.12 hides the field and sends the code, when the code of the link is valid', async ({
  page,
  admin,
}) => {
  await form.open(page, '?code=lucia1');
  await form.fill(page);
  await expect(form.affiliateCode(page)).toHaveCount(0);
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await requestsTo(admin, form.REGISTER))[0]?.body.affiliateCode).toBe('LUCIA1');
});

test('S4.12 S5.22 S5.12 shows the field for an unknown code of the link, and checks the one typed instead', async ({
  page,
  admin,
}) => {
  await form.open(page, '?code=NADIE');
  await expect(form.affiliateCode(page)).toHaveValue('NADIE');
  await expect
    .poll(() => form.readError(form.affiliateCode(page)))
    .toContain('El enlace de invitación tiene un error.');
  await form.fill(page);
  await form.affiliateCode(page).fill('victor1');
  await admin('log', undefined, 'DELETE');
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const log: { path: string }[] = await admin('log', undefined, 'GET');
  const paths = log.map(({ path }) => path);
  expect(paths.indexOf(form.AFFILIATE)).toBeGreaterThanOrEqual(0);
  expect(paths.indexOf(form.AFFILIATE)).toBeLessThan(paths.indexOf(form.REGISTER));
  expect((await requestsTo(admin, form.REGISTER))[0]?.body.affiliateCode).toBe('VICTOR1');
});

test('S4.12 S5.12 S8.04 shows the field without a link, and does not register with a wrong code', async ({
  page,
  admin,
}) => {
  await page.clock.install();
  await form.open(page);
  await form.fill(page);
  await form.affiliateCode(page).fill('NADIE');
  await pauseClock(page);
  await form.submitButton(page).click();
  const toast = page
    .getByRole('status')
    .filter({ hasText: 'El código de invitación no es válido.' });
  await expect(toast).toBeVisible();
  await expect(form.affiliateCode(page)).not.toBeFocused();
  await page.clock.runFor(1100);
  await expect(toast).toBeHidden();
  await expect(form.affiliateCode(page)).toBeFocused();
  expect(await form.readError(form.affiliateCode(page))).toContain(
    'El código de invitación no es válido.',
  );
  expect(await requestsTo(admin, form.REGISTER)).toEqual([]);
});
