import { json, stored } from '@kit/storage';

/** What the panel keeps when the page is loaded again. */
export const isOpen = stored('mock.panel.open', json(false));
export const part = stored('mock.panel.part', json('people'));
/** Does a change of the backend load the page again? */
export const reloads = stored('mock.panel.reloads', json(true));
/** What the last action did. The page may have been loaded again since. */
export const message = stored('mock.panel.message', json(''), 'session');
