import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bySelector, main, toast } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { countRequests, requestsTo } from '../../helpers/requestLog';

const AREA = '/m/member/agent';
const REPORT = '/wps/relay/ODSFE2_teamReport';
const CLAIM = '/wps/relay/MCS2_claimCommission';
const SEND_ONE = '/wps/agent/transferDownline';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const commission = () => page.getByRole('region', { name: 'Comisión por cobrar' });
const button = (name: string) => page.getByRole('button', { name });

test('A70 S7.44 the overview opens from the member center, and shows the figures of a period', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn('agent');
  await open('/m/member/home');
  await page.getByRole('link', { name: 'Centro de agentes' }).click();
  await expect.poll(address).toBe(AREA);
  await expect.element(title('Centro de agentes')).toBeVisible();
  await expect.poll(() => document.title).toBe('Centro de agentes · Feria');

  const figures = page.getByRole('region', { name: 'Mi red en cifras' }).getByRole('tabpanel');
  const chart = figures.getByRole('img', { name: /Apuestas por día/ });
  await expect.element(bySelector('dl', figures).first()).toHaveTextContent('Miembros41');
  await expect.element(chart).toBeVisible();
  const before = await countRequests(admin, REPORT);
  await page.getByRole('tab', { name: 'Hoy' }).click();
  await expect.poll(() => countRequests(admin, REPORT)).toBe(before + 1);
  expect((await requestsTo(admin, REPORT)).at(-1)?.query.moduleId).toBe('AGEINFO3');
  await expect.element(chart).not.toBeInTheDocument();
});

test('A70 the overview links to the three contracts', async () => {
  const { logIn, open } = prepareApp();
  await logIn('agent');
  await open(AREA);
  for (const name of ['salario diario', 'dividendos', 'salario por hora'])
    await expect
      .element(page.getByRole('link', { name: new RegExp(`Contrato de ${name}`) }))
      .toBeVisible();
  await page.getByRole('link', { name: /Contrato de dividendos/ }).click();
  await expect.element(title('Contrato de dividendos')).toBeVisible();
});

test('A70 S7.44 the commission is claimed only once for two taps, and is in the record as paid', async () => {
  const { admin, logIn, open, tapTwice } = prepareApp();
  await logIn('agent');
  await open(AREA);
  const claim = commission().getByRole('button', { name: 'Cobrar' });
  await tapTwice(claim, CLAIM);
  await expect.element(toast()).toHaveTextContent('Cobraste');
  await expect.element(commission().getByText(/^S\/\s0\.00$/)).toBeVisible();
  await expect.element(claim).toBeDisabled();
  expect(await countRequests(admin, CLAIM)).toBe(1);
  await commission().getByRole('link', { name: 'Ver por día' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Registro de comisiones' }))
    .toHaveTextContent('Pagada');
});

test('A70 S7.44 money goes to one member from its page, after a review, and is in its history', async () => {
  const { admin, logIn, open, tapTwice } = prepareApp();
  await logIn('agent');
  await open(`${AREA}/member?account=amparo`);
  await page.getByRole('link', { name: 'Transferir' }).click();
  const amount = page.getByRole('textbox', { name: 'amparo' });
  await button('Revisar').click();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('99999');
  await expect.element(page.getByText('No tienes saldo suficiente.')).toBeVisible();
  await amount.fill('12.50');
  await page.getByRole('textbox', { name: 'Nota' }).fill('Bono de la semana');
  await button('Revisar').click();
  await expect.element(page.getByRole('heading', { name: 'Revisa antes de enviar' })).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Contraseña de retiro' });
  await password.fill('111111');
  await button('Transferir ahora').click();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('246810');
  await tapTwice(button('Transferir ahora'), SEND_ONE);
  await expect.element(page.getByRole('heading', { name: 'Transferencia enviada' })).toBeVisible();
  expect(await countRequests(admin, SEND_ONE)).toBe(2);
  await page.getByRole('link', { name: 'Registro de transferencias' }).click();
  await expect
    .element(
      page
        .getByRole('definition')
        .getByText(/12\.50/)
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByText('Bono de la semana')).toBeVisible();
  await open(`${AREA}/member?account=amparo`);
  await expect
    .element(page.getByRole('list', { name: 'Lo que le transferiste' }))
    .toHaveTextContent('12.50');
});

test('A70 S7.44 a rebate of a member is at most the one of the agent', async () => {
  const { logIn, open } = prepareApp();
  await logIn('agent');
  await open(`${AREA}/member?account=braulio`);
  await button('Reembolsos').click();
  const sheet = page.getByRole('dialog', { name: 'Reembolsos' });
  const slots = sheet.getByRole('textbox', { name: 'Slots' });
  const save = sheet.getByRole('button', { name: 'Guardar' });
  await slots.fill('1.5');
  await save.click();
  await expect.element(sheet.getByText('Como máximo 1%, que es lo tuyo.')).toBeVisible();
  await slots.fill('0.9');
  await save.click();
  await expect.element(toast()).toHaveTextContent('Guardaste los reembolsos.');
});

test('A70 the invitation of an agent has a link with its code, and a QR code', async () => {
  const { logIn, open } = prepareApp();
  await logIn('agent');
  await open(`${AREA}/invite`);
  await expect
    .element(page.getByRole('region', { name: 'Tu enlace' }))
    .toHaveTextContent('AGUSTIN1');
  await button('Ver código QR').click();
  await expect.element(page.getByRole('img', { name: 'Código QR de tu enlace' })).toBeVisible();
});

test('A70 S3.36 an announcement for agents is read, and the overview counts it no more', async () => {
  const { logIn, open } = prepareApp();
  await logIn('agent');
  await open(AREA);
  const link = main().getByRole('link', { name: /Anuncios para agentes/ });
  await expect.element(link).toHaveTextContent('1 sin leer');
  await link.click();
  await page.getByText('Agentes: nuevas comisiones desde el lunes').click();
  await expect.element(page.getByText('El primer nivel sube a')).toBeVisible();
  await expect.element(page.getByText('Sin leer')).not.toBeVisible();
  history.back();
  await expect.element(link).toBeVisible();
  await expect.element(link.getByText(/sin leer/)).not.toBeVisible();
});

test('A70 S6.15 S6.09 a visitor logs in as an agent to see a page of the area', async () => {
  const { open } = prepareApp();
  await open(`${AREA}/downline`);
  await expect.poll(address).toBe(`/m/login?back=${encodeURIComponent(`${AREA}/downline`)}`);
  await page.getByRole('link', { name: 'Ingreso de agentes' }).click();
  await page.getByRole('textbox', { name: 'Usuario' }).fill('agustin');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Feria2025');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect.element(title('Mi red')).toBeVisible();
});

test('A70 a page that the area does not have leads home', async () => {
  const { logIn, open } = prepareApp();
  await logIn('agent');
  await open(`${AREA}/nothing`);
  await expect.poll(address).toBe('/m/home');
});
