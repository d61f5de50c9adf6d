import { afterLayout } from '@kit/list/afterLayout';
import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';

/** A shorter scroll changes nothing. In pixels. */
const MIN_SCROLL = 8;
/** So near to the top of the page it is always false. */
const TOP_HEIGHT = 80;

/** True after the page was scrolled down, until it is scrolled up. What floats above the page hides then. */
export function useScrolledDown() {
  const isDown = useOnce(() => signal(false));
  useMount(() => {
    let lastY = 0;
    const stop = afterLayout(() => {
      lastY = scrollY;
    });
    const onScroll = () => {
      if (Math.abs(scrollY - lastY) < MIN_SCROLL) return;
      isDown.value = scrollY > lastY && scrollY > TOP_HEIGHT;
      lastY = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', onScroll);
    };
  });
  return isDown;
}
