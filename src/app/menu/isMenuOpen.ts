import { signal } from '@kit/signals';

/** Whether the side menu is open. */
export const isMenuOpen = signal(false);
