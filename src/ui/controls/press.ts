import { after } from '@kit/data/timers';
import { playRipple } from './playRipple';

/** In ms. A scroll that starts on a button must not highlight it, but a quick tap must. */
export const PRESS_DELAYS_MS = { start: 130, hold: 370, release: 100 } as const;

const PRESSABLE = 'a[href],button:not(:disabled),[data-press]';

/**
 * Highlights pressed buttons and links below `root`, with one listener for all. Returns its stop.
 * It is only visual: the click event is not delayed.
 */
export function startPressFeedback(root: HTMLElement | Document): () => void {
  let pressed: HTMLElement | undefined;
  let stop = () => {};

  const clear = (target: HTMLElement) => target.removeAttribute('data-pressed');
  const highlight = (target: HTMLElement, x: number, y: number) => {
    if (target.getAttribute('aria-busy') === 'true') return;
    target.setAttribute('data-pressed', '');
    playRipple(target, x, y);
  };

  function down(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    const target = (event.target as Element).closest<HTMLElement>(PRESSABLE);
    if (!target) return;
    cancel();
    pressed = target;
    const { clientX, clientY } = event;
    stop = after(PRESS_DELAYS_MS.start, () => {
      highlight(target, clientX, clientY);
      stop = after(PRESS_DELAYS_MS.hold - PRESS_DELAYS_MS.start, cancel);
    });
  }
  function up(event: PointerEvent) {
    const target = pressed;
    if (!target) return;
    stop();
    pressed = undefined;
    if (!target.hasAttribute('data-pressed')) highlight(target, event.clientX, event.clientY);
    after(PRESS_DELAYS_MS.release, () => clear(target));
  }
  function cancel() {
    stop();
    if (pressed) clear(pressed);
    pressed = undefined;
  }

  const element = root as HTMLElement;
  element.addEventListener('pointerdown', down, { passive: true });
  element.addEventListener('pointerup', up, { passive: true });
  element.addEventListener('pointercancel', cancel, { passive: true });
  return () => {
    cancel();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
  };
}
