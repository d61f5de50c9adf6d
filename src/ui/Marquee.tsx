import './Marquee.css';
import type { ReactNode } from 'react';

/** Px a second: slow enough to read. */
const speed = 45;

/** One line that runs when it does not fit, and rests under a pointer, the focus or reduced motion. */
export function Marquee({ children }: { children: ReactNode }) {
  return (
    <span className="marquee" ref={watch}>
      <span className="marquee-run">
        <span className="marquee-copy">{children}</span>
        <span className="marquee-copy" aria-hidden="true" inert>
          {children}
        </span>
      </span>
    </span>
  );
}

function watch(view: HTMLElement | null) {
  const copy = view?.querySelector<HTMLElement>('.marquee-copy');
  if (!view || !copy) return;
  const measure = () => {
    const width = copy.scrollWidth;
    view.style.setProperty('--duration', `${width / speed}s`);
    view.toggleAttribute('data-runs', width > view.clientWidth);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(view);
  observer.observe(copy);
  return () => observer.disconnect();
}
