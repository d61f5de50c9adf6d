import { useMount, useOnce } from '../render/hooks';
import { onChange } from '../render/onChange';
import { type ReadonlySignal, signal } from '../render/signals';
import { afterPaint } from './afterPaint';

/**
 * The value of a signal, which changes after the next frame was painted: for what a tap changes elsewhere on the screen, so
 * that what was tapped is drawn first.
 */
export function useAfterPaint<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const painted = useOnce(() => signal(source.peek()));
  useMount(() => {
    const follow = () => {
      painted.value = source.peek();
    };
    let stop = () => {};
    const end = onChange(source, () => {
      stop();
      stop = afterPaint(follow);
    });
    // It may have changed before the component was mounted.
    follow();
    return () => {
      end();
      stop();
    };
  });
  return painted;
}
