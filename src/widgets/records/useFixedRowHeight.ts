import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';

/** Pixels at the usual font size and spaces, scaled to those of the page. A compact brand keeps the usual height. */
const scaled = (height: number) => {
  const style = getComputedStyle(document.documentElement);
  const spaces = Math.max(1, Number(style.getPropertyValue('--density')));
  return Math.round(height * spaces * (Number.parseFloat(style.fontSize) / 16 || 1));
};

/** The height of the rows of a virtual list of texts. */
export function useFixedRowHeight(height: number) {
  const rowHeight = useOnce(() => signal(scaled(height)));
  useMount(() => {
    const measure = () => {
      rowHeight.value = scaled(height);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return rowHeight;
}
