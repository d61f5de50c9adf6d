import { signal } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createDialogs } from '../../ui/overlays/dialogs';
import { createToasts } from '../../ui/overlays/toasts';

/** What is drawn over every screen. */
export function createOverlays({ own }: Host) {
  const toasts = createToasts();
  own(toasts.stop);
  return {
    toasts,
    dialogs: createDialogs(),
    isLoginOpen: signal(false),
    isMenuOpen: signal(false),
  };
}
