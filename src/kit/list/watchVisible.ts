import type { Stop } from '../data/timers';

/** Calls back with whether any part of the element is on the screen: at once, and at each change. */
export function watchVisible(element: Element, report: (isVisible: boolean) => void): Stop {
  const observer = new IntersectionObserver((entries) =>
    report(entries.at(-1)?.isIntersecting ?? false),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
