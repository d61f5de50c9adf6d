import { useRef } from 'react';
import { effect, signal } from '../render/signals';
import { useMount } from '../render/useSignal';

/**
 * True from the first touch, key or scroll of the page on: a page that nobody uses loads only what it shows.
 * A carousel that scrolls by itself does not count, because its scroll events do not bubble.
 */
const isUsed = signal(false);
const USES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

function watchUse() {
  const setUsed = () => {
    isUsed.value = true;
    for (const type of USES) removeEventListener(type, setUsed);
  };
  for (const type of USES) addEventListener(type, setUsed, { passive: true });
}
if (typeof window !== 'undefined') watchUse();

/**
 * Calls back once, when the element with the returned ref comes near the visible area. Until the page
 * is used for the first time, only what is visible counts as near.
 */
export function useNear<T extends Element>(onNear: () => void, margin = 600) {
  const ref = useRef<T>(null);
  useMount(() => {
    let isNear = false;
    return effect(() => {
      // An element just beside the screen, such as the next slide, touches its edge and is not visible.
      const rootMargin = `${isUsed.value ? margin : 0}px -1px`;
      if (!ref.current || isNear) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          isNear = true;
          observer.disconnect();
          onNear();
        },
        { rootMargin },
      );
      observer.observe(ref.current);
      return () => observer.disconnect();
    });
  });
  return ref;
}
