import { expect, longTimeout, test } from '../helpers/fixtures';
import { countRequests } from '../helpers/requestLog';
import { startSession } from '../helpers/session';

const MARK_AS_READ = '/wps/relay/MCSFE_markAnnouncementAsRead';
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

test('S2.09 the empty state is shown, when there are no announcements', async ({ page, admin }) => {
  await admin('scenarios', { name: 'noNotices' });
  await page.goto('/m/notice');
  await expect(page.getByRole('heading', { name: 'No hay anuncios por ahora.' })).toBeVisible();
});

test('S4.43 S9.08 a read announcement reduces the badge and stays open while the list is requested again', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.goto('/m/message');
  const row = page.getByRole('link', { name: /^Anuncios/ });
  // The page before says how many are unread, too.
  const mark = page.getByText('Sin leer').and(page.locator(':visible'));
  const unread = page.getByRole('article').filter({ has: mark });
  await expect(row).toContainText('4 sin leer');
  await row.click();
  await expect(unread).toHaveCount(4);
  const before = await countRequests(admin, LIST);
  await page.getByText('Torneo de slots del fin de semana').click();
  await expect(unread).toHaveCount(3);
  await expect.poll(() => countRequests(admin, LIST)).toBe(before + 1);
  await expect(page.getByText('Los 200 mejores se reparten la bolsa.')).toBeVisible();
  expect(await countRequests(admin, MARK_AS_READ)).toBe(1);
  await page.goBack();
  await expect(row).toContainText('3 sin leer');

  await row.click();
  await expect(unread).toHaveCount(3);
  const unreadTitles = unread.locator('summary');
  await unreadTitles.evaluateAll((all) => {
    for (const title of all) (title as HTMLElement).click();
  });
  await expect(unread).toHaveCount(2);
  expect(await countRequests(admin, MARK_AS_READ)).toBe(2);
});

test('S3.15 an announcement is shown and marked as read, when it has an announcementId and no id', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.route(`**${LIST}*`, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const one of body.value) delete one.id;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/notice');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByText('Nunca te pediremos tu contraseña').click();
  await expect(page.getByText('Sin leer').and(page.locator(':visible'))).toHaveCount(3);
});

test.describe('when the server fails,', () => {
  test.use({ allowConsole: [/Failed to load resource/] });

  test('S2.09 S8.14 S8.17 announcements are listed on retry after an upgrade, and one opens with its text', async ({
    page,
    admin,
  }) => {
    await admin('faults', { path: LIST, kind: 'status', status: 503 });
    await page.goto('/m/notice');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible({ timeout: longTimeout() });
    await expect(page.getByText('Estamos mejorando el sistema')).toBeVisible();
    await admin('faults', undefined, 'DELETE');
    await retry.click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByText('Torneo de slots del fin de semana').click();
    await expect(page.getByText('Los 200 mejores se reparten la bolsa.')).toBeVisible();
  });
});
