import type { Page } from 'playwright/test';

type Door = (path: string, data?: unknown) => Promise<unknown>;

/** Gives the page a session before the app starts, once: what ends it stays ended. */
export async function enter(page: Page, door: Door, persona = 'member') {
  const session = await door('personas', { persona });
  await page.addInitScript((info) => {
    if (localStorage.getItem('test.entered')) return;
    localStorage.setItem('test.entered', '1');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
  }, session);
}

/** How often the backend was asked for a path since the log was emptied. */
export async function asked(
  door: (path: string, data?: unknown, method?: 'GET') => Promise<unknown>,
  path: string,
) {
  const log = (await door('log', undefined, 'GET')) as { path: string }[];
  return log.filter((one) => one.path === path).length;
}
