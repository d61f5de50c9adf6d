import { after, type Stop } from '@kit/data/timers';
import { afterLayout } from '@kit/list/afterLayout';
import Swiper from 'swiper';
import { A11y, Mousewheel } from 'swiper/modules';
import type { StartSlides } from './carouselScroll';

const SPEED_MS = 300;

/** How far the track is scrolled when this slide is shown. Negative in right-to-left. */
function scrollOf(track: HTMLElement, index: number) {
  const slides = track.children as HTMLCollectionOf<HTMLElement>;
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
}

/** The slide to which the browser has scrolled. */
function scrolledTo(track: HTMLElement) {
  const distances = Array.from(track.children, (_, index) =>
    Math.abs(scrollOf(track, index) - track.scrollLeft),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Slides that go round need one more than fit, so that there is always one to come. */
function canLoop(track: HTMLElement) {
  const step = Math.abs(scrollOf(track, 1));
  return step > 0 && track.childElementCount > Math.ceil(track.clientWidth / step);
}

/** Swiper moves the slides, for a mouse or a trackpad: they can be dragged, and go round. */
export const swiperSlides: StartSlides = (track, { loops, onActive }) => {
  const carousel = track.parentElement as HTMLElement;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const speed = () => (reducedMotion.matches ? 0 : SPEED_MS);
  const listeners = new AbortController();
  const { signal } = listeners;
  let swiper: Swiper | undefined;
  let isKeyboardUsed = false;

  const mayLoop = () => loops && !isKeyboardUsed && canLoop(track);

  function start() {
    const index = scrolledTo(track);
    carousel.classList.add('swiper-slides');
    const loop = mayLoop();
    carousel.toggleAttribute('data-loops', loop);
    const started = new Swiper(carousel, {
      modules: [A11y, Mousewheel],
      // The components and styles of the carousel stay as they are.
      wrapperClass: track.className,
      slideClass: 'carousel-slide',
      slidesPerView: 'auto',
      initialSlide: index,
      loop,
      rewind: loops && !loop,
      speed: speed(),
      grabCursor: true,
      lazyPreload: false,
      preventClicks: false,
      preventClicksPropagation: false,
      mousewheel: { forceToAxis: true, releaseOnEdges: true },
      // Slides that change by themselves are not announced, and they have their own roles.
      a11y: {
        slideRole: '',
        slideLabelMessage: '',
        wrapperLiveRegion: false,
        notificationClass: 'visually-hidden',
      },
    });
    const report = () => {
      const last = started.slides.length - 1;
      // On a wide screen the last slides are shown together.
      onActive(started.isEnd && !loop ? last : started.realIndex);
    };
    started.on('slideChange realIndexChange toEdge fromEdge', report);
    started.on('resize', () => {
      if (mayLoop() !== loop) restart();
    });
    swiper = started;
    report();
  }

  function end() {
    if (!swiper) return;
    // Swiper clears all styles of its elements, also those that it has not set.
    const { cssText } = carousel.style;
    const { realIndex } = swiper;
    swiper.destroy();
    swiper = undefined;
    carousel.style.cssText = cssText;
    carousel.classList.remove('swiper-slides');
    track.scrollLeft = scrollOf(track, realIndex);
  }

  let stopRestart: Stop = () => {};
  function restart() {
    stopRestart();
    stopRestart = after(0, () => {
      end();
      start();
    });
  }

  // Before this, React may still draw the slides.
  const stopWaiting = afterLayout(start);
  reducedMotion.addEventListener(
    'change',
    () => {
      if (swiper) swiper.params.speed = speed();
    },
    { signal },
  );
  // The direction changes with the language.
  const direction = new MutationObserver(() => swiper && restart());
  direction.observe(document.documentElement, { attributeFilter: ['dir'], subtree: true });
  // Slides that go round stand in another order than they are walked in. So they end before the focus moves.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' || isKeyboardUsed) return;
      isKeyboardUsed = true;
      if (!swiper?.params.loop) return;
      end();
      start();
    },
    { signal, capture: true },
  );
  // A drag is no click.
  carousel.addEventListener(
    'click',
    (event) => {
      if (!swiper || swiper.allowClick) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  // Otherwise the browser would drag a link or a picture away, to drop it elsewhere.
  carousel.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  carousel.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey }) => {
      if (!swiper || altKey || ctrlKey || metaKey) return;
      const isForward = key === (swiper.rtl ? 'ArrowLeft' : 'ArrowRight');
      if (!isForward && key !== (swiper.rtl ? 'ArrowRight' : 'ArrowLeft')) return;
      if (isForward) swiper.slideNext();
      else swiper.slidePrev();
    },
    { signal },
  );

  return {
    showNext: () => void swiper?.slideNext(),
    stop() {
      stopWaiting();
      stopRestart();
      direction.disconnect();
      listeners.abort();
      end();
    },
  };
};
