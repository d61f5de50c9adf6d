import { afterLayout } from '@kit/list/afterLayout';
import { hasReducedMotion } from '@kit/web/device';

const RIPPLE_MS = 1000;

/** Starts a ripple at a point of the viewport. With reduced motion it does nothing. */
export function playRipple(host: HTMLElement, x: number, y: number): void {
  const span = host.querySelector<HTMLElement>('.ripple');
  if (!span || hasReducedMotion()) return;
  afterLayout(() => {
    const box = host.getBoundingClientRect();
    span.style.setProperty('--x', `${x - box.left}px`);
    span.style.setProperty('--y', `${y - box.top}px`);
    span.style.setProperty('--d', `${2 * Math.hypot(box.width, box.height)}px`);
    span.animate(
      [
        { opacity: 1, transform: 'scale(0)' },
        { opacity: 1, transform: 'scale(0.6)', offset: 0.35 },
        { opacity: 0, transform: 'scale(1)' },
      ],
      { duration: RIPPLE_MS, easing: 'cubic-bezier(.2,.8,.2,1)', pseudoElement: '::after' },
    );
  });
}
