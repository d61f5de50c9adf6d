import { useRef } from 'react';
import { useMount, useOnce } from '../render/hooks';
import { signal } from '../render/signals';
import { watchVisible } from './watchVisible';

/** Tells by a signal whether any part of the element with the returned ref is on the screen. */
export function useVisible<T extends Element>() {
  const ref = useRef<T>(null);
  const isVisible = useOnce(() => signal(false));
  useMount(() => {
    if (!ref.current) return;
    return watchVisible(ref.current, (value) => {
      isVisible.value = value;
    });
  });
  return { ref, isVisible };
}
