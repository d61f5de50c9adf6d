import './Carousel.css';
import { Each } from '@kit/Each';
import { computed, effect } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { type ReactNode, useRef } from 'react';
import { startAutoplay, watchActive } from './carouselTurn';
import { asSignal, type MaybeSignal } from './maybeSignal';
import { PageDots } from './PageDots';

type Props<T> = {
  of: MaybeSignal<readonly T[]>;
  by: (item: T) => string | number;
  /** Not where a section around it says the same. */
  label?: MaybeSignal<string>;
  /** Fills one slide; its height is the carousel's, unless that is `auto`. */
  children: (item: T) => ReactNode;
  height: number | 'auto';
  /** How much of the next slide peeks, in px. */
  peek?: number;
  gap?: number;
  /** Ms a slide stays; 0 never turns by itself. */
  autoplay?: number;
  dots?: boolean;
  onActive?: (index: number) => void;
};

/** Native scroll with snap points; what turns it by itself is loaded later. */
export function Carousel<T>(props: Props<T>) {
  const { of, by, label, children, height, autoplay = 5000, gap = 5, dots = true } = props;
  const root = useRef<HTMLDivElement>(null);
  const active = useSignal(0);
  const list = asSignal(of);
  const count = computed(() => list.value.length);
  useMount(() => {
    const node = root.current;
    if (!node) return;
    const stops = [
      effect(() => {
        list.value;
        return watchActive(node, (index) => {
          active.value = index;
          props.onActive?.(index);
        });
      }),
      effect(() =>
        count.value > 1 && autoplay > 0 ? startAutoplay(node, autoplay, gap) : undefined,
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
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
      <div className="swiper" ref={root}>
        <div className="swiper-wrapper">
          <Each of={list} by={by}>
            {(item) => <div className="swiper-slide">{children(item)}</div>}
          </Each>
        </div>
      </div>
      {dots && (
        <PageDots count={computed(() => (count.value > 1 ? count.value : 0))} active={active} />
      )}
    </section>
  );
}
