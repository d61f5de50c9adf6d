import { setMenuKeys } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { moveTo } from '../helpers/navigation';
import { holdBack } from '../helpers/network';
import { startSession } from '../helpers/session';

test('S6.11 a screen that is switched off leads back to the first one, whose code is still loading', async ({
  page,
  admin,
}) => {
  await setMenuKeys(admin, { TRANSREC3: false });
  await startSession(page, admin);
  const release = await holdBack(page, '**/assets/Service-*.js');
  await page.goto('/m/service');
  const title = page.getByRole('heading', { level: 1, name: 'Atención al cliente' });
  await expect(title).toBeVisible();
  await moveTo(page, '/m/transaction/record');
  await expect(toast(page)).toHaveText('No tienes permiso o la función no está disponible.');
  await expect(page).toHaveURL(/\/m\/service$/);
  release();
  await expect(title).toBeVisible();
});
