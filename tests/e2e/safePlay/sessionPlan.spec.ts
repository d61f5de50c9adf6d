import { spinButton } from '../games/poorGame';
import { expect, test } from '../helpers/fixtures';
import { moveTo } from '../helpers/navigation';
import { startSession } from '../helpers/session';

const SLOT = '/m/play?game=100001';

test('market sessionPlan in Spain lets a slot open after a plan, and closes it at the end', {
  tag: '@S10.18',
}, async ({ page, admin }) => {
  await admin('market', { name: 'es' });
  await startSession(page, admin);
  await page.goto(SLOT);
  await expect(page.getByRole('heading', { name: 'Primero, tu plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Planear mi sesión' }).click();
  const sheet = page.getByRole('dialog', { name: 'Planear mi sesión' });
  await sheet.getByRole('button', { name: '15 min' }).click();
  await sheet.getByRole('button', { name: 'Empezar' }).click();
  await expect(sheet.getByText('Escribe un número de 1 o más')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Dinero que puedes perder' }).fill('20');
  await sheet.getByRole('button', { name: 'Empezar' }).click();

  await expect(spinButton(page)).toBeEnabled();
  const bar = page.getByRole('progressbar', { name: 'Cuánto usaste de tu plan' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^0 min de 15 min, 0,00\s€ de 20,00\s€$/);

  await admin('clock', { advance: 15 * 60_000 });
  await spinButton(page).click();
  const end = page.getByRole('alertdialog', { name: 'Se acabó el tiempo de tu plan' });
  await expect(end).toContainText('Puedes volver a jugar slots desde');
  await page.keyboard.press('Escape');
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: 'Salir del juego' }).click();
  await expect(page).not.toHaveURL(/\/m\/play/);

  await moveTo(page, SLOT);
  await expect(page.getByRole('heading', { name: 'Tu sesión de slots terminó' })).toBeVisible();
  await moveTo(page, '/m/safePlay');
  await expect(page.getByRole('button', { name: /^Planear mi sesión/ })).toContainText(
    'Puedes volver a jugar slots desde',
  );
});
