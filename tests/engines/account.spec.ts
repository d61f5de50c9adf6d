import { resolve } from 'node:path';
import { expect } from 'vitest';
import { PASSWORD } from '../e2e/account/loginPage';
import { WITHDRAWAL_PASSWORD } from '../e2e/journeys/walk';
import { test } from './test';

test('a visitor logs in with a captcha after a wrong password', async ({ page, site }) => {
  await page.open('/m/login');
  await page.see('tab', /^Celular y SMS$/);
  await page.write(/^Usuario/, 'lucia');
  await page.write(/^Contraseña/, 'Equivocada1');
  await page.press('button', /^Ingresar$/);
  await page.read(/El usuario o la contraseña no coinciden/);
  await page.see('button', /^Cambiar la imagen/);
  const { captchas } = await site.admin<{ captchas: { code: string }[] }>('state');
  await page.write(/^Código de la imagen/, captchas.at(-1)?.code ?? '');
  await page.write(/^Contraseña/, PASSWORD);
  await page.press('button', /^Ingresar$/);
  await page.see('link', /^Mi cuenta/);
});

test('a visitor registers and is logged in', async ({ page }) => {
  await page.open('/m/register');
  await page.write(/^Usuario/, 'marisol');
  await page.write(/^Contraseña/, 'Secreto99');
  await page.write(/^Repite la contraseña/, 'Secreto99');
  for (const name of [/21 años/, /términos/, /prohibido/]) await page.choose('checkbox', name);
  await page.press('button', /^Crear cuenta$/);
  await page.press('button', /^Entendido$/);
  await page.see('link', /^Mi cuenta/);
});

test('the language and the theme change at once and stay after a reload', async ({
  page,
  session,
}) => {
  const settings = () =>
    session.run(() => [document.documentElement.lang, document.documentElement.dataset.theme]);
  await page.open('/m/language');
  await page.press('button', /^Abrir menú$/);
  await page.choose('radio', /^Clara$/);
  await page.untilDone(async () => expect(await settings()).toEqual(['es', 'light']));
  await page.press('button', /^Cerrar$/, 'dialog');
  await page.choose('radio', /English/);
  await page.untilDone(async () => expect(await settings()).toEqual(['en', 'light']));
  await session.reload();
  await page.see('heading', /^Language$/);
  expect(await settings()).toEqual(['en', 'light']);
});

test('a member sets a limit for deposits', async ({ page, site, enterAs }) => {
  await site.admin('state', {
    table: 'settings',
    id: 'licence',
    set: { value: { profile: 'offered' } },
  });
  await enterAs('member');
  await page.open('/m/safePlay/limits');
  await page.press('button', /^Por día/);
  await page.write(/^Monto/, '500');
  await page.press('button', /^Guardar límite$/);
  await page.isGone('dialog', /Depósitos/);
  await page.read(/S\/\s500\.00/);
});

test('a member uploads a picture of the document', async ({ page, site, enterAs }) => {
  await site.admin('scenarios', { name: 'kycNone' });
  await enterAs('member');
  await page.open('/m/kyc');
  await page.read(/Sin verificar/);
  await page.upload(0, resolve('public/icon-192.png'));
  await page.read(/1 de 3 fotos subidas/);
});

test('a member reads and deletes a message', async ({ page, enterAs }) => {
  await enterAs('member');
  await page.open('/m/webEmail');
  await page.read(/3 sin leer/);
  await page.press('button', /Tu reembolso te espera/);
  await page.see('dialog', /^Tu reembolso te espera$/);
  await page.press('button', /^Cerrar$/, 'dialog');
  await page.read(/2 sin leer/);
  await page.press('button', /^Elegir$/);
  await page.press('button', /Tu reembolso te espera/);
  await page.press('button', /^Borrar$/);
  await page.press('button', /^Borrar$/, 'alertdialog');
  await page.isGone('button', /Tu reembolso te espera/);
});

test('an agent sends money to a member of the downline', async ({ page, enterAs }) => {
  await enterAs('agent');
  await page.open('/m/member/agent/member?account=amparo');
  await page.press('link', /^Transferir/);
  await page.write(/^Amparo/, '12.50');
  await page.press('button', /^Revisar$/);
  await page.write(/^Contraseña de retiro/, WITHDRAWAL_PASSWORD);
  await page.press('button', /^Transferir ahora$/);
  await page.see('heading', /^Transferencia enviada$/);
});

test('a member filters the transactions and opens one', async ({ page, enterAs }) => {
  await enterAs('member');
  await page.open('/m/transaction/record');
  await page.press('button', /^Filtros/);
  await page.press('button', /^Juego$/, 'dialog');
  await page.press('button', /^Ver resultados$/, 'dialog');
  await page.press('button', /./, 'article');
  await page.see('dialog', /./);
  await page.read(/Billetera principal/);
});
