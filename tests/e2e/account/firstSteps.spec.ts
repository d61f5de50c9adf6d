import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import * as form from './registerPage';

test('a new member sees the next steps on home and in the member center until they are done or closed', async ({
  page,
  admin,
}) => {
  // Its news would cover home.
  await admin('scenarios', { name: 'noNotices' });
  await form.open(page);
  await form.fill(page);
  await form.submitButton(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const steps = page.getByRole('region', { name: 'Primeros pasos' });
  await expect(steps.getByRole('link')).toHaveText(['Haz tu primer depósito']);
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 de 3');

  await moveTo(page, '/m/member/home');
  await expect(steps.getByRole('link')).toHaveText([
    'Haz tu primer depósito',
    'Agrega tu cuenta y tu contraseña de retiro',
    'Verifica tu identidad',
  ]);
  await steps.getByRole('link', { name: 'Haz tu primer depósito' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);

  await moveTo(page, '/m/home');
  await steps.getByRole('button', { name: 'Cerrar' }).click();
  await expect(steps).toHaveCount(0);
  await moveTo(page, '/m/member/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta');
  await expect(steps).toHaveCount(0);
});
