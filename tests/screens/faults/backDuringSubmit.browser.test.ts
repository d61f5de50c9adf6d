import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, field, toast } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { address, prepareApp } from '../../helpers/openApp';

const LOGIN = '/wps/session/login';

test('back in the middle of a submit leaves the form, and its reply changes nothing on the next screen', async () => {
  const { answer, goTo, open } = prepareApp();
  let sent = false;
  let reply = (_: Response) => {};
  answer(LOGIN, () => {
    sent = true;
    return new Promise<Response>((resolve) => {
      reply = resolve;
    });
  });
  await open('/m/help');
  const title = page.getByRole('heading', { level: 1, name: 'Centro de ayuda' });
  await expect.element(title).toBeVisible();
  goTo('/m/login');
  await field('username').fill('lucia');
  await field('password').fill('Feria2025');
  await bySelector('form').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.poll(() => sent).toBe(true);
  history.back();
  await expect.element(title).toBeVisible();
  await expect.element(toast()).toBeInTheDocument();
  reply(Response.json({ success: false, value: null, code: 'wrong_credentials', message: 'No.' }));
  await settled();
  expect(toast().element().textContent).toBe('');
  await expect.element(title).toBeVisible();
  expect(address()).toBe('/m/help');
});
