import type { Page } from 'playwright/test';

type Admin = (path: string, data?: unknown) => Promise<unknown>;

/** Gives the page a session before the app starts. Only on the first load, so that a logout lasts. */
export async function startSession(page: Page, admin: Admin, persona = 'member') {
  const session = await admin('personas', { persona });
  await page.addInitScript((info) => {
    // A game in its frame has no storage.
    if (self.origin === 'null' || localStorage.getItem('test.entered')) return;
    localStorage.setItem('test.entered', '1');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, session);
}

/** The number of requests to a path since the request log was cleared. */
export async function countRequests(
  admin: (path: string, data?: unknown, method?: 'GET') => Promise<unknown>,
  path: string,
) {
  const log = (await admin('log', undefined, 'GET')) as { path: string }[];
  return log.filter((request) => request.path === path).length;
}
