import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { main } from '../../helpers/locators';
import { prepareApp } from '../../helpers/openApp';
import { countRequests } from '../../helpers/requestLog';

const MARK_AS_READ = '/wps/relay/MCSFE_markAnnouncementAsRead';
const LIST = '/wps/relay/MCSFE_getListAnnouncements';

const articles = () => page.getByRole('article');
/** A mark of the announcement before may still be there, hidden. */
const countUnread = () =>
  articles()
    .getByText('Sin leer')
    .elements()
    .filter((mark) => mark.checkVisibility()).length;

test('S2.09 the empty state is shown, when there are no announcements', async () => {
  const { admin, open } = prepareApp();
  await admin('scenarios', { name: 'noNotices' });
  await open('/m/notice');
  await expect
    .element(page.getByRole('heading', { name: 'No hay anuncios por ahora.' }))
    .toBeVisible();
});

test('S4.43 S9.08 a read announcement reduces the badge and stays open while the list is requested again', async () => {
  const { admin, logIn, open } = prepareApp();
  await logIn();
  await open('/m/message');
  const row = main().getByRole('link', { name: /^Anuncios/ });
  await expect.element(row).toHaveTextContent('4 sin leer');
  await row.click();
  await expect.poll(countUnread).toBe(4);
  const before = await countRequests(admin, LIST);
  await page.getByText('Torneo de slots del fin de semana').click();
  await expect.poll(countUnread).toBe(3);
  await expect.poll(() => countRequests(admin, LIST)).toBe(before + 1);
  await expect.element(page.getByText('Los 200 mejores se reparten la bolsa.')).toBeVisible();
  expect(await countRequests(admin, MARK_AS_READ)).toBe(1);
  history.back();
  await expect.element(row).toHaveTextContent('3 sin leer');
  await row.click();
  await expect.poll(countUnread).toBe(3);
  // The details of the second one close those of the first one.
  for (const title of document.querySelectorAll<HTMLElement>('summary'))
    if (title.textContent?.includes('Sin leer')) title.click();
  await expect.poll(countUnread).toBe(2);
  expect(await countRequests(admin, MARK_AS_READ)).toBe(2);
});

test('S3.15 an announcement is shown and marked as read, when it has an announcementId and no id', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  answer(LIST, async (_, send) => {
    const reply = await send();
    const body = await reply.json();
    for (const one of body.value) delete one.id;
    return Response.json(body, reply);
  });
  await open('/m/notice');
  await expect.poll(() => articles().length).toBe(4);
  await page.getByText('Nunca te pediremos tu contraseña').click();
  await expect.poll(countUnread).toBe(3);
});

test('S2.09 S8.14 S8.17 announcements are listed on retry after an upgrade, and one opens with its text', async () => {
  const { admin, allowConsole, open } = prepareApp();
  allowConsole(/The server failed/);
  await admin('faults', { path: LIST, kind: 'status', status: 503 });
  await open('/m/notice');
  const retry = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('Estamos mejorando el sistema')).toBeVisible();
  await admin('faults', undefined, 'DELETE');
  await retry.click();
  await expect.poll(() => articles().length).toBe(4);
  await page.getByText('Torneo de slots del fin de semana').click();
  await expect.element(page.getByText('Los 200 mejores se reparten la bolsa.')).toBeVisible();
});
