import { expect, test } from '../fixtures';
import { asked, enter } from './enter';

const MARK = '/wps/relay/MCSFE_markAnnouncementAsRead';
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

test('S2.09 the announcements are listed, and each opens', async ({ page }) => {
  await page.goto('/m/notice');
  await expect(page.locator('.notices-one')).toHaveCount(4);
  await page.getByText('Torneo de slots del fin de semana').click();
  await expect(page.getByText('Los 200 mejores se reparten la bolsa.')).toBeVisible();
});

test('S2.09 without announcements there is a word about it', async ({ page, door }) => {
  await door('scenarios', { name: 'noNotices' });
  await page.goto('/m/notice');
  await expect(page.getByRole('heading', { name: 'No hay anuncios por ahora.' })).toBeVisible();
});

test('S4.43 reading an announcement asks for the list anew and takes one off the badge', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.goto('/m/message');
  const badge = page.getByRole('link', { name: /Anuncios/ }).locator('.badge');
  await expect(badge).toContainText('4');
  await page.getByRole('link', { name: /Anuncios/ }).click();
  await expect(page.locator('.notices-lamp:visible')).toHaveCount(4);
  const before = await asked(door, LIST);
  await page.getByText('Torneo de slots del fin de semana').click();
  await expect(page.locator('.notices-lamp:visible')).toHaveCount(3);
  expect(await asked(door, LIST)).toBe(before + 1);
  await page.goBack();
  await expect(badge).toContainText('3');
});

test('S9.08 three taps within 100 ms mark one announcement', async ({ page, door }) => {
  await enter(page, door);
  await page.goto('/m/notice');
  await expect(page.locator('.notices-one')).toHaveCount(4);
  await page.evaluate(() => {
    for (const summary of [...document.querySelectorAll<HTMLElement>('.notices summary')].slice(
      0,
      3,
    ))
      summary.click();
  });
  await expect(page.locator('.notices-lamp:visible')).toHaveCount(3);
  expect(await asked(door, MARK)).toBe(1);
});

test('S3.15 an announcement known by announcementId alone is shown and marked read', async ({
  page,
  door,
}) => {
  await enter(page, door);
  await page.route(`**${LIST}*`, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const one of body.value) delete one.id;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/notice');
  await expect(page.locator('.notices-one')).toHaveCount(4);
  await page.getByText('Nunca te pediremos tu contraseña').click();
  await expect(page.locator('.notices-lamp:visible')).toHaveCount(3);
});

test.describe('with a server that fails', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S8.17 the list that did not come can be asked for again', async ({ page, door }) => {
    await door('faults', { path: LIST, kind: 'status', status: 500 });
    await page.goto('/m/notice');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await door('faults', undefined, 'DELETE');
    await retry.click();
    await expect(page.locator('.notices-one')).toHaveCount(4);
  });
});
