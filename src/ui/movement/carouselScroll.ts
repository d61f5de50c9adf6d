import { after, type Stop } from '@kit/data/timers';
import { afterLayout } from '@kit/list/afterLayout';
import { watchVisible } from '@kit/list/watchVisible';
import { onChange } from '@kit/render/onChange';
import { hasReducedMotion } from '@kit/web/device';
import { isPageShown } from '@kit/web/pageShown';

/** Calls back with the index of the slide that fills most of the track. */
export function watchActiveSlide(track: HTMLElement, onActive: (index: number) => void): Stop {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy device delivers the changes of several frames together: the last one counts.
      const visible = entries.findLast((entry) => entry.isIntersecting);
      if (visible) onActive([...track.children].indexOf(visible.target));
    },
    // WebKit delivers late: with a larger part the dots follow visibly after the slide.
    { root: track, threshold: 0.5 },
  );
  const observeSlides = () => {
    for (const slide of track.children) observer.observe(slide);
  };
  // Slides are drawn after the list has changed: on a slow phone, much later.
  const mutations = new MutationObserver(observeSlides);
  mutations.observe(track, { childList: true });
  observeSlides();
  return () => {
    observer.disconnect();
    mutations.disconnect();
  };
}

/** Calls back once, when the slides are touched, focused or scrolled. */
export function watchTouch(track: HTMLElement, onTouch: () => void): Stop {
  const listeners = new AbortController();
  const report = () => {
    listeners.abort();
    onTouch();
  };
  for (const type of ['pointerenter', 'touchstart', 'focusin', 'scroll'])
    track.addEventListener(type, report, { passive: true, signal: listeners.signal });
  return () => listeners.abort();
}

interface Options {
  /** After the last slide comes the first one. */
  loops: boolean;
  /** The index of the slide that is shown now. */
  active: number;
  /** Called with the index of the slide that is shown. */
  onActive: (index: number) => void;
}

interface Slides {
  showNext: () => void;
  stop: Stop;
}

/** How slides move. There are two ways: `scrollSlides` for touch screens, and `swiperSlides` for a mouse. */
export type StartSlides = (track: HTMLElement, options: Options) => Slides;

const MOVE_MS = 400;

/**
 * Scrolls at once, and then moves the slides from their old places by transforms. In a smooth scroll the page would work in
 * every frame.
 */
function moveTo(track: HTMLElement, left: number): Stop {
  // Everything is read before the scroll, because a read after it could force a layout.
  const room = track.scrollWidth - track.clientWidth;
  const distance = Math.sign(left) * Math.min(Math.abs(left), room) - track.scrollLeft;
  track.scrollTo({ left, behavior: 'instant' });
  // Otherwise the browser would scroll back to the slides, which begin at their old places.
  track.style.scrollSnapType = 'none';
  for (const slide of track.children)
    slide.animate([{ transform: `translateX(${distance}px)` }, { transform: 'none' }], {
      duration: MOVE_MS,
      easing: 'ease-in-out',
    }).onfinish = () => track.style.removeProperty('scroll-snap-type');
  // The page needs a frame on the way to learn that the next slide fills more than half of the track.
  return after(MOVE_MS * 0.6, () => requestAnimationFrame(() => {}));
}

/** The browser scrolls the slides. */
export const scrollSlides: StartSlides = (track, { active: firstActive, onActive }) => {
  let active = firstActive;
  let stopMove: Stop = () => {};
  const stopWatching = watchActiveSlide(track, (index) => {
    active = index;
    onActive(index);
  });
  return {
    stop() {
      stopWatching();
      stopMove();
    },
    /** Moves to the slide after this one, and from the last slide to the first. */
    showNext() {
      const slides = [...track.children] as HTMLElement[];
      const [first, next] = [slides[0], slides[(active + 1) % slides.length]];
      if (!first || !next) return;
      // The difference is negative in right-to-left, and so is scrollLeft there.
      stopMove = afterLayout(() => {
        stopMove = moveTo(track, next.offsetLeft - first.offsetLeft);
      });
    },
  };
};

/**
 * Calls `showNext` every `interval` ms until it is stopped. It waits while the page is hidden or the carousel is off screen,
 * while the carousel is touched, hovered or focused, and under reduced motion.
 */
export function startAutoplay(track: HTMLElement, interval: number, showNext: () => void): Stop {
  // After a tap, a touch screen keeps :hover on the element.
  const hasMouse = matchMedia('(hover: hover)').matches;
  let isTouched = false;
  let isOnScreen = true;
  let stop: Stop = () => {};

  const isPaused = () =>
    isTouched ||
    !isOnScreen ||
    hasReducedMotion() ||
    !isPageShown.peek() ||
    track.contains(document.activeElement) ||
    (hasMouse && track.matches(':hover'));

  function restart() {
    stop();
    stop = after(interval, () => {
      if (!isPaused()) showNext();
      restart();
    });
  }

  const setTouched = (event: Event) => {
    isTouched = event.type === 'touchstart';
    restart();
  };

  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    track.addEventListener(type, setTouched, options);
  }
  for (const type of ['wheel', 'pointerleave', 'focusout']) {
    track.addEventListener(type, restart, options);
  }
  const stopWatchingPlace = watchVisible(track, (isVisible) => {
    isOnScreen = isVisible;
  });
  const stopWatching = onChange(isPageShown, restart);
  restart();
  return () => {
    stop();
    stopWatching();
    stopWatchingPlace();
    listeners.abort();
  };
}
