import { afterLayout } from '@kit/list/afterLayout';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';

/** A shorter scroll changes nothing. In pixels. */
const MIN_SCROLL = 8;
/** So near to the top of the page nothing hides. */
const TOP_HEIGHT = 80;
/** The heading of a new screen has the focus at first, without a key. */
const FOCUSED_BY_KEYS = 'main :focus-visible:not([tabindex="-1"])';

/**
 * True after the page was scrolled down, until it is scrolled up, and while keys move the focus through the screen. What
 * floats above the page hides then. Not by `:has()`: with a focus in its argument the browser computes styles again after
 * every change of the page.
 */
export function useHidesFloating() {
  const isDown = useOnce(() => signal(false));
  const isFocusedByKeys = useOnce(() => signal(false));
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
    const onFocus = ({ type, target }: FocusEvent) => {
      isFocusedByKeys.value =
        type === 'focusin' && target instanceof Element && target.matches(FOCUSED_BY_KEYS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    addEventListener('focusout', onFocus);
    return () => {
      stop();
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
      removeEventListener('focusout', onFocus);
    };
  });
  return useOnce(() => computed(() => isDown.value || isFocusedByKeys.value));
}
