import { useRef } from 'react';
import { useMount, useSignal } from '../render/useSignal';

/** Tells by a signal whether any part of the element with the returned ref is on the screen. */
export function useVisible<T extends Element>() {
  const ref = useRef<T>(null);
  const isVisible = useSignal(false);
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
