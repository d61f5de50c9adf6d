import { signal } from '@kit/signals';
import { createDialogs } from '../ui/dialogs';
import { createToasts } from '../ui/toasts';

/** What lies over every screen. */
export const toasts = createToasts();
export const dialogs = createDialogs();
/** Whether the login that lies over the page is open. */
export const isLoginOpen = signal(false);
