import { signal } from '@kit/render/signals';
import { createDialogs } from '../../ui/overlays/dialogs';
import { createToasts } from '../../ui/overlays/toasts';

/** What is drawn over every screen. */
export const toasts = createToasts();
export const dialogs = createDialogs();
export const isLoginOpen = signal(false);
export const isMenuOpen = signal(false);
