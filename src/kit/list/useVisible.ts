import { useRef } from 'react';
import { useMount, useOnce } from '../render/hooks';
import { signal } from '../render/signals';

/** Tells by a signal whether any part of the element with the returned ref is on the screen. */
export function useVisible<T extends Element>() {
  const ref = useRef<T>(null);
  const isVisible = useOnce(() => signal(false));
  useMount(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      isVisible.value = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return { ref, isVisible };
}
