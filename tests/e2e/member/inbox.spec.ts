import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { asked, enter } from '../shell/enter';

const INBOX = '/m/webEmail';
const LIST = '/wps/relay/CSP_getMailList';
const READ = '/wps/relay/CSP_readMail';
const DELETE = '/wps/relay/CSP_deleteMail';

const letters = (page: Page) => page.locator('.inbox-mail');
const fresh = (page: Page) => page.locator('.inbox-mail[data-new="true"]');
const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true });
const sure = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' });

test('S1.06 S2.10 the menu of a member leads to the inbox', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.locator('summary').getByText('Centro de miembros').click();
  await menu.getByRole('link', { name: 'Bandeja de entrada' }).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bandeja de entrada');
  await expect(letters(page)).toHaveCount(8);
});

test('S2.10 S4.42 S6.10 opening a letter reads it, and the badges fall by one', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/message');
  const row = page.locator('main').getByRole('link', { name: /Bandeja/ });
  await expect(row.locator('.badge')).toContainText('3');
  await row.click();
  await expect(fresh(page)).toHaveCount(3);
  await letters(page).filter({ hasText: 'Tu bono del lunes ya está' }).click();
  const letter = page.getByRole('dialog', { name: 'Tu bono del lunes ya está' });
  await expect(letter.getByText('S/ 38.20')).toBeVisible();
  await expect(letter.getByText('Administrador')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fresh(page)).toHaveCount(2);
  await expect(page.getByText('2 sin leer')).toBeVisible();
  await expect(letters(page).first()).toBeFocused();
  await letters(page).first().click();
  await expect(letter).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await asked(door, READ)).toBe(1);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(row.locator('.badge')).toContainText('2');
});

test('S2.10 what a letter may not hold is taken out of it', async ({ page, door }) => {
  await enter(page, door);
  const content =
    '<p onclick="window.hit=1">Hola<img src="x" onerror="window.hit=1"><script>window.hit=1</script></p><a href="javascript:window.hit=1">uno</a> <a href="https://ejemplo.pe/">dos</a>';
  const texts = { ES: { title: 'Carta rara', content }, EN: { title: 'Odd letter', content } };
  await door('state', { table: 'mails', id: 'bonus-lucia', set: { texts } });
  await page.goto(INBOX);
  await letters(page).filter({ hasText: 'Carta rara' }).click();
  const body = page.getByRole('dialog', { name: 'Carta rara' }).locator('.richtext');
  await expect(body).toContainText('Hola');
  await expect(body.locator('script, [onclick], [onerror], [href^="javascript"]')).toHaveCount(0);
  await expect(body.getByText('dos')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('S2.10 the list is filtered, and all is read at once', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(INBOX);
  await page.getByRole('tab', { name: 'Sin leer' }).click();
  await expect(letters(page)).toHaveCount(3);
  await page.getByRole('tab', { name: 'Leídos' }).click();
  await expect(letters(page)).toHaveCount(5);
  await button(page, 'Leer todo').click();
  await expect(page.getByText('Todo leído')).toBeVisible();
  await expect(letters(page)).toHaveCount(8);
  await page.getByRole('tab', { name: 'Sin leer' }).click();
  await expect(page.getByRole('heading', { name: 'No tienes mensajes sin leer.' })).toBeVisible();
});

test('S2.10 several are chosen and read together', async ({ page, door }) => {
  await enter(page, door);
  await page.goto(INBOX);
  await button(page, 'Elegir').click();
  await expect(button(page, 'Borrar')).toBeDisabled();
  await fresh(page).nth(0).click();
  await fresh(page).nth(1).click();
  await expect(page.getByText('2 elegidos')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Marcar leídos').click();
  await expect(fresh(page)).toHaveCount(1);
  await expect(button(page, 'Elegir')).toBeVisible();
  expect(await asked(door, READ)).toBe(1);
});

test('S2.10 deleting asks first, keeps what was chosen when told no, and is done once', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto(INBOX);
  await button(page, 'Elegir').click();
  await letters(page).filter({ hasText: 'Subiste al nivel 3' }).click();
  await letters(page).filter({ hasText: 'Tu retiro salió' }).click();
  await button(page, 'Borrar').click();
  await expect(page.getByRole('alertdialog', { name: '¿Borrar 2 mensajes?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('2 elegidos')).toBeVisible();
  await expect(letters(page)).toHaveCount(8);
  await button(page, 'Borrar').click();
  let answer = () => {};
  const tapped = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**${DELETE}*`, async (route) => {
    await tapped;
    await route.continue();
  });
  await sure(page).dblclick();
  answer();
  await expect(page.getByText('2 mensajes borrados.')).toBeVisible();
  await expect(letters(page)).toHaveCount(6);
  await expect(page.getByText('2 sin leer')).toBeVisible();
  await expect(page.locator('#inbox-list')).toBeFocused();
  expect(await asked(door, DELETE)).toBe(1);
});

test('S2.10 the last letter leaves an empty inbox', async ({ page, door }) => {
  await enter(page, door, 'newMember');
  await page.goto(INBOX);
  await letters(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).click();
  await sure(page).click();
  await expect(page.getByRole('heading', { name: 'No tienes mensajes.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Elegir')).toBeDisabled();
});

test('S2.10 page follows page, and none is passed over when some go', async ({ page, door }) => {
  await door('scenarios', { name: 'unread99' });
  await enter(page, door);
  await page.goto(INBOX);
  await expect(letters(page)).toHaveCount(15);
  const titles = () => page.locator('.inbox-title').allInnerTexts();
  const first = await titles();
  await button(page, 'Elegir').click();
  for (const at of [0, 1, 2]) await letters(page).nth(at).click();
  await button(page, 'Borrar').click();
  await sure(page).click();
  await expect(letters(page).first()).toContainText(first[3]?.split('\n').at(-1) ?? '');
  await expect(letters(page)).toHaveCount(15);
  await button(page, 'Ver más').click();
  await expect(letters(page)).toHaveCount(30);
  const shown = await titles();
  expect(new Set(shown).size).toBe(30);
  await page.reload();
  await button(page, 'Ver más').click();
  await expect(letters(page)).toHaveCount(30);
  expect(await titles()).toEqual(shown);
});

test('S6.06 S8.08 a trial user is told for 2 s that the inbox takes a real account', async ({
  page,
  door,
}) => {
  await enter(page, door, 'trial');
  await page.goto('/m/message');
  const row = page.locator('main').getByRole('link', { name: /Bandeja/ });
  await expect(row).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await row.click();
  const said = page.locator('.toasts [role=status]');
  await expect(said).toHaveText('Ingresa con una cuenta real para usar esta función');
  await page.clock.runFor(1900);
  await expect(said).toHaveText('Ingresa con una cuenta real para usar esta función');
  await page.clock.runFor(200);
  await expect(said).toHaveText('');
  await expect(page).toHaveURL(/\/m\/message$/);
  expect(await asked(door, LIST)).toBe(0);
});

test('S2.10 a visitor logs in first and comes back', async ({ page }) => {
  await page.goto(INBOX);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FwebEmail$/);
});

test.describe('with a server that fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.17 the list can be asked for again', async ({ page, door }) => {
    await door('faults', { path: LIST, kind: 'status', status: 500 });
    await enter(page, door);
    await page.goto(INBOX);
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await door('faults', undefined, 'DELETE');
    await retry.click();
    await expect(letters(page)).toHaveCount(8);
  });

  test('S2.10 a deletion that fails takes nothing and loses no choice', async ({ page, door }) => {
    await enter(page, door);
    await page.goto(INBOX);
    await button(page, 'Elegir').click();
    await letters(page).nth(1).click();
    await door('faults', { path: DELETE, kind: 'status', status: 500 });
    await button(page, 'Borrar').click();
    await sure(page).click();
    await expect(page.locator('.toasts [role=status]')).toHaveText(/Algo salió mal/);
    await expect(letters(page)).toHaveCount(8);
    await expect(letters(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await door('faults', undefined, 'DELETE');
    await button(page, 'Borrar').click();
    await sure(page).click();
    await expect(letters(page)).toHaveCount(7);
  });
});
