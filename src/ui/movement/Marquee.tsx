import './Marquee.css';
import { after } from '@kit/data/timers';
import type { ReactNode } from 'react';

/** In px per second. It must be slow enough to read. */
const SPEED = 45;
/** How long the first words stand still. What else the screen still draws comes first on a slow phone. */
const REST_MS = 4_000;

/** One line that scrolls when it does not fit. It stops on hover, on focus and with reduced motion. */
export function Marquee({ children }: { children: ReactNode }) {
  return (
    <span className="marquee" data-rests="" ref={watch}>
      <span className="marquee-run">{children}</span>
    </span>
  );
}

/** The text leaves at one end and comes back at the other. It begins at its normal position. */
function watch(view: HTMLElement | null) {
  const run = view?.firstElementChild;
  if (!view || !run) return;
  const observer = new ResizeObserver(() => {
    const room = view.clientWidth;
    const width = run.getBoundingClientRect().width;
    view.style.setProperty('--room', `${room}px`);
    view.style.setProperty('--duration', `${(room + width) / SPEED}s`);
    view.style.setProperty('--delay', `${-room / SPEED}s`);
    view.toggleAttribute('data-runs', width > room);
  });
  observer.observe(view);
  observer.observe(run);
  const stop = after(REST_MS, () => view.removeAttribute('data-rests'));
  return () => {
    observer.disconnect();
    stop();
  };
}
