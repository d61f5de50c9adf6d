import { copyText } from '@kit/web/clipboard';
import { message, type SessionInfo, shouldReload } from './state';

/**
 * With this cookie the preview adds the panel to its pages (scripts/serve/panel.mjs), and the backend keeps what
 * the panel shows of calls (mocks/core/logCall.ts).
 */
export function setPanelCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = 'mock_panel=1; path=/; SameSite=Lax';
}

const SESSION_KEY = 'MC_SESSION_INFO';

/** Clears the storage of this tab and stores the new session, if any. The app reads it when the page is loaded. */
export function setSession(session: SessionInfo | null) {
  sessionStorage.clear();
  if (session) sessionStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

export function sessionOfPage(): SessionInfo | null {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
  } catch {
    return null;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs an action of the panel and shows the message `done`, or why the action failed. Without `done` it shows the text
 * that the action returned. True if the action worked.
 */
export async function act(run: () => Promise<unknown>, done?: string) {
  try {
    const result = await run();
    message.value = done ?? String(result);
    return true;
  } catch (error) {
    message.value = `Error: ${messageOf(error)}`;
    return false;
  }
}

/** Copies a text. Shows it when the browser does not allow that, so that it can be copied by hand. */
export const copy = (makeText: () => string | Promise<string>, done: string | (() => string)) =>
  act(async () => {
    const text = await makeText();
    if (!(await copyText(text))) throw new Error(`copy it by hand: ${text}`);
    return typeof done === 'string' ? done : done();
  });

/**
 * Runs an action that changes what the app shows. If it worked, the page is loaded again, unless that is turned off at the
 * bottom of the panel.
 */
export async function actAndReload(run: () => Promise<unknown>, done: string) {
  if ((await act(run, done)) && shouldReload.peek()) location.reload();
}
