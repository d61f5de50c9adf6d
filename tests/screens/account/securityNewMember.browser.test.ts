import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import {
  CENTER,
  expectSaved,
  level,
  missing,
  PASSWORD,
  row,
  saveButton,
  textbox,
} from './securityPage';

async function openCenter() {
  const { logIn, open } = prepareApp();
  await logIn('newMember');
  await open(CENTER);
}

test('S7.26 a new member has set nothing, and an e-mail that is saved counts', async () => {
  await openCenter();
  await expect.element(level()).toHaveTextContent('Bajo');
  await expect.element(level()).toHaveTextContent('0 de 5 protecciones listas');
  await expect.poll(() => missing().length).toBe(5);
  await row(/Correo electrónico/).click();
  await textbox('Correo electrónico').fill('nora@example.com');
  await saveButton().click();
  await expectSaved();
  await expect.element(level()).toHaveTextContent('1 de 5 protecciones listas');
  await expect.element(row(/Correo electrónico/)).toHaveTextContent('n***@example.com');
  await expect.poll(() => missing().length).toBe(4);
});

test('S7.26 a new member sets the payee name, but only once', async () => {
  await openCenter();
  await row(/Nombre del titular/).click();
  await textbox('Nombre del titular').fill('Nora Salas');
  await saveButton().click();
  await expectSaved();
  await expect.element(main().getByText('Nora Salas')).toBeVisible();
  await expect.element(row(/Nombre del titular/)).not.toBeInTheDocument();
});

test('S7.43 a new member sets three different security questions, with the login password', async () => {
  await openCenter();
  await row(/Preguntas de seguridad/).click();
  await saveButton().click();
  await expect.poll(() => page.getByText('Completa este campo.').length).toBe(7);
  const questions = [
    '¿En qué calle creciste?',
    '¿Cuál fue tu primer trabajo?',
    '¿A qué escuela fuiste',
  ];
  for (const [i, question] of questions.entries()) {
    await page.getByRole('button', { name: `Pregunta ${i + 1}` }).click();
    const picker = page.getByRole('dialog', { name: `Pregunta ${i + 1}`, exact: true });
    for (const chosen of questions.slice(0, i))
      await expect.element(picker.getByRole('button', { name: chosen })).toBeDisabled();
    await picker.getByRole('button', { name: question }).click();
    await expect.element(picker).not.toBeInTheDocument();
    await textbox(`Respuesta ${i + 1}`).fill('algo');
  }
  await textbox('Contraseña de ingreso').fill('Equivocada1');
  await saveButton().click();
  await expect.element(textbox('Contraseña de ingreso')).toHaveFocus();
  await expect.element(textbox('Respuesta 3')).toHaveValue('algo');
  await textbox('Contraseña de ingreso').fill(PASSWORD);
  await saveButton().click();
  await expectSaved();
  await expect.element(row(/Preguntas de seguridad/)).toHaveTextContent('Listo');
});
