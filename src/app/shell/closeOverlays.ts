import { onChange } from '@kit/render/onChange';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { createOverlays } from './overlays';

/** When a session ends, closes what would cover the login: the menu and questions. The sheet of a game closes itself. */
export function startCloseOverlays({ use }: Host) {
  const { endedCount } = use(createSession);
  const { dialogs, isMenuOpen } = use(createOverlays);
  return onChange(endedCount, () => {
    isMenuOpen.value = false;
    // An answer shows the next question.
    for (let request = dialogs.current.peek(); request; request = dialogs.current.peek()) {
      if (request.kind === 'prompt') request.answer(undefined);
      else request.answer(false);
    }
  });
}
