import { after } from '@kit/data/timers';
import { windowHeight } from '@kit/list/windowHeight';
import { reuseEqual } from '@kit/render/reuseEqual';
import { signal } from '@kit/render/signals';

/** As in wide.css. */
const WIDE = '(min-width: 768px), (min-width: 600px) and (max-height: 480px)';

interface ScreenSize {
  width: number;
  isWide: boolean;
  /** The font size of the page, as a multiple of the usual one. */
  textScale: number;
}

/** Measured before a list is drawn, because reading the size then would force a layout. */
export const screenSize = signal<ScreenSize | undefined>(undefined);

export function measureScreen(): ScreenSize {
  const { clientWidth } = document.querySelector('main') ?? document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width: clientWidth, isWide: matchMedia(WIDE).matches, textScale: rem || 1 };
}

/** Measures after each layout that changes the size of the page. */
export function watchScreenSize() {
  const observer = new ResizeObserver(() => {
    // Reads the height now, after the layout, so that a list which needs it later forces none.
    windowHeight();
    const size = reuseEqual(screenSize.peek(), measureScreen());
    // Later: a list that grew now would make the browser report a loop of its observers.
    after(0, () => {
      screenSize.value = size;
    });
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
