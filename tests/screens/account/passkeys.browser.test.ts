import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { prepareApp } from '../../helpers/openApp';

test('S2.86 a dialog asks for the name of the passkey and the password, and focuses the name after 500 ms', async () => {
  const { logIn, open } = prepareApp();
  await logIn();
  await open('/m/securityCenter');
  await page.getByRole('button', { name: /Llaves de acceso/ }).click();
  const add = page.getByRole('button', { name: 'Agregar este dispositivo' });
  await expect.element(add).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await add.click();
  const prompt = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  const name = prompt.getByRole('textbox', { name: 'Nombre de la llave' });
  // The dialog opens by a timer of 0 ms after the next frame.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1);
      return name.query();
    })
    .not.toBeNull();
  await expect.element(name).toHaveValue('Llave 1');
  await vi.advanceTimersByTimeAsync(450);
  await expect.element(name).not.toHaveFocus();
  await vi.advanceTimersByTimeAsync(50);
  await expect.element(name).toHaveFocus();
  await expect
    .element(prompt.getByLabelText('Contraseña', { exact: true }))
    .toHaveAttribute('type', 'password');
});
