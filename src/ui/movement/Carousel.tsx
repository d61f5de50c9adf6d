import './Carousel.css';
import { Each } from '@kit/render/Each';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { type ReactNode, useRef } from 'react';
import { asSignal, type MaybeSignal } from '../theme/maybeSignal';
import { scrollToNext, startAutoplay, watchActiveSlide, watchTouch } from './carouselScroll';
import { PageDots } from './PageDots';

type Props<T> = {
  of: MaybeSignal<readonly T[]>;
  by: (item: T) => string | number;
  /** Leave it out inside a section that has the same name. */
  label?: MaybeSignal<string>;
  /** Draws one slide. It gets the height of the carousel, unless that is `auto`. */
  children: (item: T) => ReactNode;
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

/** Slides in a native scroller with snap points. */
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

  useSignalEffect(() => {
    list.value;
    if (!track.current) return;
    return watchActiveSlide(track.current, (index) => {
      active.value = index;
      props.onActive?.(index);
    });
  });
  useMount(() => (track.current && onTouch ? watchTouch(track.current, onTouch) : undefined));
  useSignalEffect(() => {
    const element = track.current;
    if (!element || !isMoving.value) return;
    return startAutoplay(element, autoplay, () => scrollToNext(element, active.peek()));
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
          {(item) => <div className="carousel-slide">{children(item)}</div>}
        </Each>
      </div>
      <PageDots
        count={computed(() => (count.value > 1 || hasSingleDot ? count.value : 0))}
        active={active}
      />
    </section>
  );
}
