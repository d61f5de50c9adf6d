import './Carousel.css';
import { Each } from '@kit/render/Each';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { whenMouseMoves } from '@kit/web/mouse';
import { type ReactNode, useRef } from 'react';
import { asSignal, type MaybeSignal } from '../theme/maybeSignal';
import { type StartSlides, scrollSlides, startAutoplay, watchTouch } from './carouselScroll';
import { PageDots } from './PageDots';

type Props<T> = {
  of: MaybeSignal<readonly T[]>;
  by: (item: T) => string | number;
  /** Leave it out inside a section that has the same name. */
  label?: MaybeSignal<string>;
  /**
   * Draws one slide. It gets the height of the carousel, unless that is `auto`. `isNear` is true once the slide is shown or
   * comes next, so that pictures of others wait.
   */
  children: (item: T, isNear: ReadonlySignal<boolean>) => ReactNode;
  height: number | 'auto';
  /** How much of the next slide is visible, in px. */
  peek?: number;
  gap?: number;
  /** How long a slide stays, in ms. With 0 the slides do not change by themselves. */
  autoplay?: number;
  /** Also a dot for a single slide. */
  hasSingleDot?: boolean;
  onActive?: (index: number) => void;
  /** Called when the slides are touched, focused or scrolled. */
  onTouch?: () => void;
};

/**
 * Slides in a native scroller with snap points. Once a mouse or a trackpad moves, Swiper moves them, which only then is
 * loaded.
 */
export function Carousel<T>(props: Props<T>) {
  const {
    of,
    by,
    label,
    children,
    height,
    autoplay = 5000,
    gap = 5,
    hasSingleDot = false,
    onTouch,
  } = props;
  const track = useRef<HTMLDivElement>(null);
  const active = useOnce(() => signal(0));
  const list = asSignal(of);
  const count = computed(() => list.value.length);
  const isMoving = computed(() => count.value > 1 && autoplay > 0);

  const startSlides = useOnce(() => signal<StartSlides>(scrollSlides));
  const slides = useRef<ReturnType<StartSlides>>(undefined);
  const lastShown = useOnce(() => signal(0));
  const isNear = (item: T) =>
    computed(
      () =>
        // A drag shows slides on both sides.
        startSlides.value !== scrollSlides || list.value.indexOf(item) <= lastShown.value + 1,
    );

  useSignalEffect(() => {
    list.value;
    if (!track.current) return;
    slides.current = startSlides.value(track.current, {
      loops: isMoving.peek(),
      active: active.peek(),
      onActive(index) {
        active.value = index;
        lastShown.value = Math.max(lastShown.peek(), index);
        props.onActive?.(index);
      },
    });
    return slides.current.stop;
  });
  useMount(() => (track.current && onTouch ? watchTouch(track.current, onTouch) : undefined));
  useMount(() =>
    whenMouseMoves(() => {
      // The first screen of the page may still cover the app.
      if (!track.current || getComputedStyle(track.current).visibility !== 'visible') return false;
      const load = async () => {
        startSlides.value = (await import('./swiperSlides')).swiperSlides;
      };
      // Without it, the native scroller stays.
      load().catch(() => undefined);
      return true;
    }),
  );
  useSignalEffect(() => {
    const element = track.current;
    if (!element || !isMoving.value) return;
    return startAutoplay(element, autoplay, () => slides.current?.showNext());
  });

  return (
    <section
      className="carousel"
      aria-label={label}
      style={{
        '--height': height === 'auto' ? height : `${height}px`,
        '--gap': `${gap}px`,
        '--peek': `${props.peek ?? 0}px`,
      }}
    >
      <div className="carousel-track" ref={track}>
        <Each of={list} by={by}>
          {(item) => <div className="carousel-slide">{children(item, isNear(item))}</div>}
        </Each>
      </div>
      <PageDots
        count={computed(() => (count.value > 1 || hasSingleDot ? count.value : 0))}
        active={active}
      />
    </section>
  );
}
