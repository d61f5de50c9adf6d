import { after } from '@kit/timers';
import { playRipple } from './playRipple';

/** Touch delays: a scroll that starts on a button must not light it, a quick tap must still show. */
export const pressDelays = { start: 130, hold: 370, release: 100 } as const;

const pressable = 'a[href],button:not(:disabled),[data-press]';

/**
 * One listener for every pressable below `root`; returns its stop. It only paints:
 * the click acts at once, so a tap never waits for any of these delays.
 */
export function startPress(root: HTMLElement | Document): () => void {
  let held: HTMLElement | undefined;
  let stop = () => {};

  const clear = (target: HTMLElement) => target.removeAttribute('data-pressed');
  const light = (target: HTMLElement, x: number, y: number) => {
    if (target.getAttribute('aria-busy') === 'true') return;
    target.setAttribute('data-pressed', '');
    playRipple(target, x, y);
  };

  function down(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    const target = (event.target as Element).closest<HTMLElement>(pressable);
    if (!target) return;
    cancel();
    held = target;
    const { clientX, clientY } = event;
    stop = after(pressDelays.start, () => {
      light(target, clientX, clientY);
      stop = after(pressDelays.hold - pressDelays.start, cancel);
    });
  }
  function up(event: PointerEvent) {
    const target = held;
    if (!target) return;
    stop();
    held = undefined;
    if (!target.hasAttribute('data-pressed')) light(target, event.clientX, event.clientY);
    after(pressDelays.release, () => clear(target));
  }
  function cancel() {
    stop();
    if (held) clear(held);
    held = undefined;
  }

  const node = root as HTMLElement;
  node.addEventListener('pointerdown', down, { passive: true });
  node.addEventListener('pointerup', up, { passive: true });
  node.addEventListener('pointercancel', cancel, { passive: true });
  return () => {
    cancel();
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', cancel);
  };
}
