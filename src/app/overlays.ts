import { signal } from '@kit/signals';
import { createDialogs } from '../ui/dialogs';
import { createToasts } from '../ui/toasts';

/** What is drawn over every screen. */
export const toasts = createToasts();
export const dialogs = createDialogs();
export const isLoginOpen = signal(false);
export const isMenuOpen = signal(false);
