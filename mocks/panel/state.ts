import { json, stored } from '@kit/data/storage';

/** What the panel keeps when the page is loaded again. */
export const isOpen = stored('mock.panel.open', json(false));
/** The id of the part that is shown. */
export const partId = stored('mock.panel.part', json('people'));
/** Whether the page is loaded again after the panel has changed the backend. */
export const shouldReload = stored('mock.panel.reloads', json(true));
/** What the last action did. Kept, because the page may be loaded again after the action. */
export const message = stored('mock.panel.message', json(''), 'session');
