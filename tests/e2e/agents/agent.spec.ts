import type { Page } from 'playwright/test';
import { countElements } from '../../bench/visit.mjs';
import { countRequests } from '../../helpers/requestLog';
import { expect, test } from '../helpers/fixtures';
import { toast } from '../helpers/locators';
import { tapTwice } from '../helpers/network';
import { startSession } from '../helpers/session';

const AREA = '/m/member/agent';
const REPORT = '/wps/relay/ODSFE2_teamReport';
const CLAIM = '/wps/relay/MCS2_claimCommission';
const DOWNLINES = '/wps/agent/downlines';
const SEND_ONE = '/wps/agent/transferDownline';
const MAX_ELEMENTS = 400;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => page.getByRole('list', { name: 'Mi red' });
const rows = (page: Page) => list(page).getByRole('listitem');

test('A70 S7.44 the overview opens from the member center, and the commission is claimed only once', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'agent');
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Centro de agentes' }).click();
  await expect(page).toHaveURL(AREA);
  await expect(title(page, 'Centro de agentes')).toBeVisible();
  await expect(page).toHaveTitle('Centro de agentes · Feria');

  const figures = page.getByRole('region', { name: 'Mi red en cifras' }).getByRole('tabpanel');
  await expect(figures.locator('dl').first()).toContainText('Miembros41');
  await expect(figures.getByRole('img', { name: /Apuestas por día/ })).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes(REPORT)),
    page.getByRole('tab', { name: 'Hoy' }).click(),
  ]);
  expect(new URL(request.url()).searchParams.get('moduleId')).toBe('AGEINFO3');
  await expect(figures.getByRole('img', { name: /Apuestas por día/ })).toHaveCount(0);

  for (const name of ['salario diario', 'dividendos', 'salario por hora'])
    await expect(page.getByRole('link', { name: new RegExp(`Contrato de ${name}`) })).toBeVisible();

  await page.getByRole('link', { name: /Contrato de dividendos/ }).click();
  await expect(title(page, 'Contrato de dividendos')).toBeVisible();
  await page.goBack();

  const hero = page.getByRole('region', { name: 'Comisión por cobrar' });
  await tapTwice(page, hero.getByRole('button', { name: 'Cobrar' }), `**${CLAIM}`);
  await expect(toast(page)).toContainText('Cobraste');
  await expect(hero.getByText(/^S\/\s0\.00$/)).toBeVisible();
  await expect(hero.getByRole('button', { name: 'Cobrar' })).toBeDisabled();
  expect(await countRequests(admin, CLAIM)).toBe(1);
  await hero.getByRole('link', { name: 'Ver por día' }).click();
  await expect(page.getByRole('list', { name: 'Registro de comisiones' })).toContainText('Pagada');
});

test('A70 S7.44 a downline of 5,000 has a bounded number of elements, and keeps its place after going back', async ({
  page,
  admin,
}) => {
  await admin('scenarios', { name: 'largeDownline' });
  await startSession(page, admin, 'agent');
  await page.goto(`${AREA}/downline`);
  await expect(page.getByRole('status').filter({ hasText: '5,041 miembros' })).toBeVisible();
  let max = 0;
  for (let step = 0; step < 30; step++) {
    await page.evaluate(() => scrollBy(0, 700));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    max = Math.max(max, await countElements(page));
  }
  // The page after next is requested only when the next one has arrived and its end comes near, a second after the last.
  const scrollOn = async () => {
    await page.evaluate(() => scrollBy(0, -100));
    await page.evaluate(() => scrollBy(0, 700));
    max = Math.max(max, await countElements(page));
    return countRequests(admin, DOWNLINES);
  };
  await expect.poll(scrollOn).toBeGreaterThan(2);
  expect(max).toBeLessThanOrEqual(MAX_ELEMENTS);

  // A row on the screen: those above it are given to other members when the next page arrives.
  const index = await rows(page).evaluateAll((all) =>
    all.findIndex((row) => row.getBoundingClientRect().top > innerHeight / 2),
  );
  // Initials, name and since when.
  const lines = (await rows(page).nth(index).getByRole('link').innerText()).split('\n');
  const name = lines.find((line) => line.length > 2) ?? '';
  const shown = rows(page)
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link');
  await shown.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await shown.click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(list(page).getByText(name, { exact: true }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /Ordenar por/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saldo' }).click();
  await page.getByRole('button', { name: 'Nivel 1', exact: true }).click();
  const unfilteredCount = page.getByRole('status').filter({ hasText: '262 miembros' });
  await expect(unfilteredCount).toBeVisible();
  await page.getByRole('searchbox').fill('amparo');
  await expect(unfilteredCount).toBeHidden();
  await expect(rows(page).filter({ hasText: 'Amparo' }).first()).toBeVisible();
  const [first, second] = await rows(page).locator('b').allTextContents();
  const amount = (text = '') => Number(text.replace(/[^\d.]/g, ''));
  expect(amount(first)).toBeGreaterThanOrEqual(amount(second));
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No hay miembros con ese filtro.')).toBeVisible();
});

test('A70 S7.44 money goes to one member from its page, after a review, and is in its history', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'agent');
  await page.goto(`${AREA}/member?account=amparo`);
  await page.getByRole('link', { name: 'Transferir' }).click();
  const amount = page.getByRole('textbox', { name: 'amparo' });
  const review = page.getByRole('button', { name: 'Revisar' });
  await review.click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('99999');
  await expect(page.getByText('No tienes saldo suficiente.')).toBeVisible();
  await amount.fill('12.50');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Bono de la semana');
  await review.click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de enviar' })).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Contraseña de retiro' });
  await password.fill('111111');
  await page.getByRole('button', { name: 'Transferir ahora' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('246810');
  await tapTwice(page, page.getByRole('button', { name: 'Transferir ahora' }), `**${SEND_ONE}`);
  await expect(page.getByRole('heading', { name: 'Transferencia enviada' })).toBeVisible();
  expect(await countRequests(admin, SEND_ONE)).toBe(2);
  await page.getByRole('link', { name: 'Registro de transferencias' }).click();
  await expect(
    page
      .getByRole('definition')
      .getByText(/12\.50/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Bono de la semana')).toBeVisible();
  await page.goto(`${AREA}/member?account=amparo`);
  await expect(page.getByRole('list', { name: 'Lo que le transferiste' })).toContainText('12.50');
});

test('A70 S7.44 S3.36 a rebate is set within the agent’s own, and link and announcements are shown', async ({
  page,
  admin,
}) => {
  await startSession(page, admin, 'agent');
  await page.goto(`${AREA}/member?account=braulio`);
  await page.getByRole('button', { name: 'Reembolsos' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reembolsos' });
  const slots = sheet.getByRole('textbox', { name: 'Slots' });
  await slots.fill('1.5');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(sheet.getByText('Como máximo 1%, que es lo tuyo.')).toBeVisible();
  await slots.fill('0.9');
  await sheet.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page)).toContainText('Guardaste los reembolsos.');

  await page.goto(`${AREA}/invite`);
  await expect(page.getByRole('region', { name: 'Tu enlace' })).toContainText('AGUSTIN1');
  await page.getByRole('button', { name: 'Ver código QR' }).click();
  await expect(page.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();

  await page.goto(AREA);
  const link = page.getByRole('link', { name: /Anuncios para agentes/ });
  await expect(link).toContainText('1 sin leer');
  await link.click();
  await page.getByText('Agentes: nuevas comisiones desde el lunes').click();
  await expect(page.getByText('El primer nivel sube a')).toBeVisible();
  await expect(page.getByText('Sin leer')).toBeHidden();
  await page.goBack();
  await expect(link.getByText(/sin leer/)).toBeHidden();
});

test('A70 S6.15 S6.09 a visitor logs in as an agent to see the page, and a wrong one leads home', async ({
  page,
}) => {
  await page.goto(`${AREA}/downline`);
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(`${AREA}/downline`)}`);
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await page.getByRole('textbox', { name: 'Usuario' }).fill('agustin');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(title(page, 'Mi red')).toBeVisible();
  await page.goto(`${AREA}/nothing`);
  await expect(page).toHaveURL('/m/home');
});
