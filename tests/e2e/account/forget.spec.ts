import { expect, test } from '../helpers/fixtures';

test('S2.05 the link of the e-mail opens the form for a new password, and its token leaves the address', async ({
  page,
  api,
  admin,
}) => {
  await api('/wps/member/password/email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: 'email=lucia%40example.com',
  });
  const { resetLinks } = await admin('state', undefined, 'GET');
  await page.goto(`/m/forget?token=${resetLinks[0].id}`);
  await expect(page.locator('input[name=newPassword]')).toBeVisible();
  // Whoever sees the address or the history later must not find the token.
  await expect(page).toHaveURL(/\/m\/forget$/);
});
