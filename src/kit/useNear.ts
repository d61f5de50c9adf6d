import { useRef } from 'react';
import { useMount } from './useSignal';

/** Tells once that the element is about to come into view; give the ref to it. */
export function useNear<T extends Element>(tell: () => void, margin = 600) {
  const ref = useRef<T>(null);
  useMount(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return ref;
}
