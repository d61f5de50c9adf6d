import { createLifetime } from '@kit/data/lifetime';
import { json, stored } from '@kit/data/storage';

/** The session of the app, in the form in which the app keeps it. */
export interface SessionInfo {
  token: string;
  userName: string;
}

/** The panel stays as long as its page. */
const page = createLifetime();

/** What the panel keeps when the page is loaded again. */
export const isOpen = stored(page, 'mock.panel.open', json(false));
/** The id of the part that is shown. */
export const partId = stored(page, 'mock.panel.part', json('people'));
/** Whether the page is loaded again after the panel has changed the backend. */
export const shouldReload = stored(page, 'mock.panel.reloads', json(true));
/** What the last action did. Kept, because the page may be loaded again after the action. */
export const message = stored(page, 'mock.panel.message', json(''), 'session');
/**
 * The last session of this browser. Before its login it does not exist, so the app forgets it; going forward again needs
 * it.
 */
export const lastSession = stored(page, 'mock.panel.session', json<SessionInfo | null>(null));
