import { onChange } from '@kit/render/onChange';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { createOverlays } from './overlays';

/** When a session ends, nobody is asked any more: a question would cover the login. The menu and sheets close with the page. */
export function startCloseQuestions({ use }: Host) {
  const { endedCount } = use(createSession);
  const { dialogs } = use(createOverlays);
  return onChange(endedCount, () => {
    // An answer shows the next question.
    for (let request = dialogs.current.peek(); request; request = dialogs.current.peek()) {
      if (request.kind === 'prompt') request.answer(undefined);
      else request.answer(false);
    }
  });
}
