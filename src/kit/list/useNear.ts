import { useRef } from 'react';
import { useMount, useOnce } from '../render/hooks';
import { effect, signal } from '../render/signals';
import { isPageUsed } from '../web/pageUse';

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
      const rootMargin = `${isPageUsed.value ? margin : 0}px -1px`;
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

/** A signal that becomes true when the element with the returned ref comes near the visible area. */
export function useIsNear<T extends Element>(margin?: number) {
  const isNear = useOnce(() => signal(false));
  const ref = useNear<T>(() => {
    isNear.value = true;
  }, margin);
  return { ref, isNear };
}
