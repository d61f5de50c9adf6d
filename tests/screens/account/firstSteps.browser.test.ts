import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, prepareApp } from '../../helpers/openApp';
import { fillForm, openRegister, submitButton } from './registerPage';

const steps = () => page.getByRole('region', { name: 'Primeros pasos' });
const linkTexts = () =>
  steps()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent?.trim());

async function registerNewMember() {
  const app = prepareApp();
  // Its news would cover home.
  await app.admin('scenarios', { name: 'noNotices' });
  await openRegister(app);
  await fillForm();
  await submitButton().click();
  await expect.poll(address).toBe('/m/home');
  return app;
}

test('a new member sees the next step on home, and all steps in the member center', async () => {
  const { goTo } = await registerNewMember();
  await expect.poll(linkTexts).toEqual(['Haz tu primer depósito']);
  await expect
    .element(steps().getByRole('progressbar'))
    .toHaveAttribute('aria-valuetext', '0 de 3');
  goTo('/m/member/home');
  await expect
    .poll(linkTexts)
    .toEqual([
      'Haz tu primer depósito',
      'Agrega tu cuenta y tu contraseña de retiro',
      'Verifica tu identidad',
    ]);
  await steps().getByRole('link', { name: 'Haz tu primer depósito' }).click();
  await expect.poll(address).toBe('/m/voucherCenter');
});

test('the next steps that a new member closes on home are gone from the member center too', async () => {
  const { goTo } = await registerNewMember();
  await steps().getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(steps()).not.toBeInTheDocument();
  goTo('/m/member/home');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Mi cuenta$/);
  await expect.element(steps()).not.toBeInTheDocument();
});
