import { onTestFinished } from 'vitest';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Notes the layout shifts until the end of the test. The page is painted meanwhile (vitest.config.ts): otherwise there are none. */
export function watchShifts() {
  const { style } = (window.top as Window).document.documentElement;
  const { opacity } = style;
  style.opacity = '';
  const seen = { shift: 0, by: [] as string[] };
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value;
      seen.by.push(
        ...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? ''),
      );
    }
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => {
    observer.disconnect();
    style.opacity = opacity;
  });
  return seen;
}
