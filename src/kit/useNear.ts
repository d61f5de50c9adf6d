import { useRef } from 'react';
import { useMount } from './useSignal';

/** Calls back once, when the element with the returned ref comes near the visible area. */
export function useNear<T extends Element>(onNear: () => void, margin = 600) {
  const ref = useRef<T>(null);
  useMount(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return ref;
}
