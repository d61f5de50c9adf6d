import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { spinButton, waitForSpin } from './gameFrames';

const SLOT = '/m/play?game=100001';

test('S10.18 market sessionPlan in Spain lets a slot open after a plan, and closes it at the end', async () => {
  const { admin, goTo, logIn, open } = prepareApp();
  await admin('market', { name: 'es' });
  await logIn();
  await open(SLOT);
  await expect.element(page.getByRole('heading', { name: 'Primero, tu plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Planear mi sesión' }).click();
  const sheet = page.getByRole('dialog', { name: 'Planear mi sesión' });
  await sheet.getByRole('button', { name: '15 min' }).click();
  const start = sheet.getByRole('button', { name: 'Empezar' });
  await start.click();
  await expect.element(sheet.getByText('Escribe un número de 1 o más')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Dinero que puedes perder' }).fill('20');
  await start.click();

  await waitForSpin();
  const bar = page.getByRole('progressbar', { name: 'Cuánto usaste de tu plan' });
  await expect
    .element(bar)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^0 min de 15 min, 0,00\s€ de 20,00\s€$/),
    );

  await admin('clock', { advance: 15 * 60_000 });
  await spinButton().click();
  const end = page.getByRole('alertdialog', { name: 'Se acabó el tiempo de tu plan' });
  await expect.element(end).toHaveTextContent('Puedes volver a jugar slots desde');
  await userEvent.keyboard('{Escape}');
  await expect.element(end).toBeVisible();
  await end.getByRole('button', { name: 'Salir del juego' }).click();
  await expect.poll(address).not.toMatch(/^\/m\/play/);

  goTo(SLOT);
  await expect
    .element(page.getByRole('heading', { name: 'Tu sesión de slots terminó' }))
    .toBeVisible();
  goTo('/m/safePlay');
  await expect
    .element(page.getByRole('button', { name: /^Planear mi sesión/ }))
    .toHaveTextContent('Puedes volver a jugar slots desde');
});
