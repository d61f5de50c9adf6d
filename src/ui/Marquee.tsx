import './Marquee.css';
import type { ReactNode } from 'react';

/** Px a second: slow enough to read. */
const speed = 45;

/** One line that runs when it does not fit, and rests under a pointer, the focus or reduced motion. */
export function Marquee({ children }: { children: ReactNode }) {
  return (
    <span className="marquee" ref={watch}>
      <span className="marquee-run">{children}</span>
    </span>
  );
}

/** It leaves at one end, comes back at the other, and begins where it stands. */
function watch(view: HTMLElement | null) {
  const run = view?.firstElementChild;
  if (!view || !run) return;
  const observer = new ResizeObserver(() => {
    const room = view.clientWidth;
    const width = run.getBoundingClientRect().width;
    view.style.setProperty('--room', `${room}px`);
    view.style.setProperty('--duration', `${(room + width) / speed}s`);
    view.style.setProperty('--delay', `${-room / speed}s`);
    view.toggleAttribute('data-runs', width > room);
  });
  observer.observe(view);
  observer.observe(run);
  return () => observer.disconnect();
}
