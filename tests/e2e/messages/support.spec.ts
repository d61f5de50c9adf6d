import type { Page } from 'playwright/test';
import { countRequests } from '../../helpers/requestLog';
import { setSetting } from '../../helpers/settings';
import { expect, test } from '../helpers/fixtures';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const PATH = '/m/support';
const TOPICS = ['Depósito', 'Retiro', 'Juego', 'Atención al cliente', 'Aplicación', 'Otro'];
const FEEDBACK = '/wps/member/feedback';

const topics = (page: Page) => page.getByRole('group', { name: 'Sobre qué es tu consulta' });
const content = (page: Page) => page.getByRole('textbox', { name: 'Cuéntanos qué pasó' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Enviar consulta' });

test('S3.33 S5.19 a question needs a topic and 10 to 500 characters, and is kept when sending fails', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(topics(page).getByRole('button')).toHaveText(TOPICS);
  await expect(page.getByText('Entre 10 y 500 caracteres')).toBeVisible();
  await expect(page.getByText('0 / 500')).toBeVisible();
  await content(page).fill('El depósito no llegó a mi cuenta.');
  await sendButton(page).click();
  await expect(page.getByText('Elige un tema.')).toBeVisible();
  await expect(page.locator('[data-invalid="true"]')).toBeFocused();
  expect(await countRequests(admin, FEEDBACK)).toBe(0);

  await page.route(`**${FEEDBACK}*`, (route) =>
    route.fulfill({ json: { success: false, code: 'x', message: 'Ahora no.' } }),
  );
  await topics(page).getByRole('button', { name: 'Otro' }).click();
  await content(page).fill('Una consulta que se pierde.');
  await sendButton(page).click();
  await expect(page.getByText('Ahora no.')).toBeVisible();
  await expect(content(page)).toHaveValue('Una consulta que se pierde.');
  await expect(topics(page).getByRole('button', { name: 'Otro' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('S5.19 A51 a question is accepted only when its length is within the limits of the site', async ({
  page,
  admin,
}) => {
  await setSetting(admin, 'site', { feedbackLength: { min: 12, max: 20 } });
  await startSession(page, admin);
  await page.goto(PATH);
  await expect(page.getByText('Entre 12 y 20 caracteres')).toBeVisible();
  await topics(page).getByRole('button', { name: 'Juego' }).click();
  await content(page).fill('a'.repeat(11));
  await sendButton(page).click();
  await expect(page.getByText('Escribe al menos 12 caracteres.')).toBeVisible();
  await expect(content(page)).toBeFocused();
  await content(page).fill('a'.repeat(21));
  await expect(page.getByText('Escribe como máximo 20 caracteres.')).toBeVisible();
  await sendButton(page).click();
  await expect(content(page)).toHaveValue('a'.repeat(21));
  expect(await countRequests(admin, FEEDBACK)).toBe(0);
  for (const length of [12, 20]) {
    await page.getByRole('tab', { name: 'Nueva consulta' }).click();
    await topics(page).getByRole('button', { name: 'Juego' }).click();
    await content(page).fill('b'.repeat(length));
    await sendButton(page).click();
    await expect(page.getByRole('article').first()).toContainText('b'.repeat(length));
  }
});

test('S3.33 a question is sent once and listed with its answer, when the button is tapped twice', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto(`${PATH}?view=mine`);
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Respondida');
  await expect(rows.last()).toContainText('Respuesta de Feria');
  await page.getByRole('tab', { name: 'Nueva consulta' }).click();
  await topics(page).getByRole('button', { name: 'Depósito' }).click();
  await content(page).fill('El depósito de hoy no llegó.');
  await tapTwice(page, sendButton(page), `**${FEEDBACK}`);
  await expect(page.getByText('Recibimos tu consulta.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Depósito');
  await expect(rows.first()).toContainText('Recibida');
  await page.getByRole('tab', { name: 'Nueva consulta' }).click();
  await expect(content(page)).toHaveValue('');
  await admin('clock', { advance: 3 * 3_600_000 });
  await page.reload();
  await page.getByRole('tab', { name: 'Mis consultas' }).click();
  await expect(rows.first()).toContainText('Respondida');
});

test('S3.33 the page opens from customer service, and is empty for a member without questions', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'newMember');
  await page.goto('/m/service');
  await page.getByRole('link', { name: /Enviar una consulta/ }).click();
  await expect(page).toHaveURL(/\/m\/support$/);
  await page.getByRole('tab', { name: 'Mis consultas' }).click();
  await expect(page.getByText('Aún no enviaste consultas')).toBeVisible();
});
