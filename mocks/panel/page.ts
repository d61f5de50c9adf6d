import { copyText } from '@kit/clipboard';
import { message, reloads } from './state';

/** The session of the app, in the form in which the app keeps it. */
export interface SessionInfo {
  token: string;
  userName: string;
}

/**
 * With this cookie the preview adds the panel to its pages (scripts/panel.mjs), and the backend keeps what
 * the panel shows of calls (mocks/core/logCall.ts).
 */
export function setPanelCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
  document.cookie = 'mock_panel=1; path=/; SameSite=Lax';
}

const KEY = 'MC_SESSION_INFO';

/** Clears the storage of this tab and stores the new session, if any. The app reads it when the page is loaded. */
export function setSession(session: SessionInfo | null) {
  sessionStorage.clear();
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
}

export function sessionOfPage(): SessionInfo | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs an action of the panel and shows what it did, or why it failed. Without `done` the action returns the text. */
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
export const copy = (make: () => string | Promise<string>, done: string) =>
  act(async () => {
    const text = await make();
    if (!(await copyText(text))) throw new Error(`copy it by hand: ${text}`);
  }, done);

/** Runs an action that changes what the app shows, and loads the page again if it worked and the panel is set to. */
export async function change(run: () => Promise<unknown>, done: string) {
  if ((await act(run, done)) && reloads.peek()) location.reload();
}
