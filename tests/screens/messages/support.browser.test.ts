import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';
import { setSetting } from '../../helpers/settings';

const PATH = '/m/support';
const TOPICS = ['Depósito', 'Retiro', 'Juego', 'Atención al cliente', 'Aplicación', 'Otro'];
const FEEDBACK = '/wps/member/feedback';

const topics = () => page.getByRole('group', { name: 'Sobre qué es tu consulta' });
const topic = (name: string) => topics().getByRole('button', { name });
const content = () => page.getByRole('textbox', { name: 'Cuéntanos qué pasó' });
const sendButton = () => page.getByRole('button', { name: 'Enviar consulta' });
const tab = (name: string) => page.getByRole('tab', { name });
const questions = () => page.getByRole('article');

test('S3.33 S5.19 a question has one of six topics, and is not sent without one', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  await expect
    .poll(() =>
      topics()
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(TOPICS);
  await expect.element(page.getByText('Entre 10 y 500 caracteres')).toBeVisible();
  await expect.element(page.getByText('0 / 500')).toBeVisible();
  await content().fill('El depósito no llegó a mi cuenta.');
  await sendButton().click();
  await expect.element(page.getByText('Elige un tema.')).toBeVisible();
  await expect.element(bySelector('[data-invalid="true"]')).toHaveFocus();
  expect(await countRequests(admin, FEEDBACK)).toBe(0);
});

test('S3.33 a question keeps its topic and text, when sending it fails', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  await open(PATH);
  answer(FEEDBACK, () => Response.json({ success: false, code: 'x', message: 'Ahora no.' }));
  await topic('Otro').click();
  await content().fill('Una consulta que se pierde.');
  await sendButton().click();
  await expect.element(page.getByText('Ahora no.')).toBeVisible();
  await expect.element(content()).toHaveValue('Una consulta que se pierde.');
  await expect.element(topic('Otro')).toHaveAttribute('aria-pressed', 'true');
});

test('S5.19 A51 a question is accepted only when its length is within the limits of the site', async () => {
  const { admin, logIn, open } = prepareApp();
  await setSetting(admin, 'site', { feedbackLength: { min: 12, max: 20 } });
  await logIn();
  await open(PATH);
  await expect.element(page.getByText('Entre 12 y 20 caracteres')).toBeVisible();
  await topic('Juego').click();
  await content().fill('a'.repeat(11));
  await sendButton().click();
  await expect.element(page.getByText('Escribe al menos 12 caracteres.')).toBeVisible();
  await expect.element(content()).toHaveFocus();
  await content().fill('a'.repeat(21));
  await expect.element(page.getByText('Escribe como máximo 20 caracteres.')).toBeVisible();
  await sendButton().click();
  await expect.element(content()).toHaveValue('a'.repeat(21));
  expect(await countRequests(admin, FEEDBACK)).toBe(0);
  for (const length of [12, 20]) {
    await tab('Nueva consulta').click();
    await topic('Juego').click();
    await content().fill('b'.repeat(length));
    await sendButton().click();
    await expect.element(questions().first()).toHaveTextContent('b'.repeat(length));
  }
});

test('S3.33 a question is sent once and listed with its answer, when the button is tapped twice', async () => {
  const { admin, logIn, open, reload, tapTwice } = prepareApp();
  await logIn();
  await open(`${PATH}?view=mine`);
  await expect.poll(() => questions().length).toBe(2);
  await expect.element(questions().last()).toHaveTextContent('Respondida');
  await expect.element(questions().last()).toHaveTextContent('Respuesta de Feria');
  await tab('Nueva consulta').click();
  await topic('Depósito').click();
  await content().fill('El depósito de hoy no llegó.');
  await tapTwice(sendButton(), FEEDBACK);
  await expect.element(page.getByText('Recibimos tu consulta.')).toBeVisible();
  await expect.poll(() => questions().length).toBe(3);
  await expect.element(questions().first()).toHaveTextContent('Depósito');
  await expect.element(questions().first()).toHaveTextContent('Recibida');
  await tab('Nueva consulta').click();
  await expect.element(content()).toHaveValue('');
  await admin('clock', { advance: 3 * 3_600_000 });
  await reload();
  await tab('Mis consultas').click();
  await expect.element(questions().first()).toHaveTextContent('Respondida');
});

test('S3.33 the page opens from customer service, and is empty for a member without questions', async () => {
  const { logIn, open } = prepareApp();
  await logIn('newMember');
  await open('/m/service');
  await page.getByRole('link', { name: /Enviar una consulta/ }).click();
  await expect.poll(address).toBe(PATH);
  await tab('Mis consultas').click();
  await expect.element(page.getByText('Aún no enviaste consultas')).toBeVisible();
});
