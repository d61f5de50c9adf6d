import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';

/** Pixels at the usual font size, scaled to the font size of the page. */
const scaled = (height: number) => {
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(height * (fontSize / 16 || 1));
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
