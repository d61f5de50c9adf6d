import './Picture.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { type MaybeSignal, read } from './maybeSignal';

type Props = {
  src: MaybeSignal<string | undefined>;
  /** The same picture, 360 wide where src is 240. */
  large?: MaybeSignal<string | undefined>;
  /** Tried in turn when src fails; then the default picture. */
  fallbacks?: MaybeSignal<readonly string[] | undefined>;
  /** Empty for decoration. */
  alt: MaybeSignal<string>;
  width: number;
  height: number;
  /** How wide it is drawn; the width unless told. */
  sizes?: string;
  /** In the first screen: asked for at once. */
  eager?: boolean;
  /** Fills its place instead of its own width and height. */
  fills?: boolean;
};

export const defaultPicture = '/art/default-240.webp';

/** A picture whose place never moves, that never shows a former one, and that never ends broken. */
export function Picture(props: Props) {
  const { src, large, fallbacks, width, height, eager, fills = false } = props;
  // Failures belong to the src they were seen with, so a new src starts afresh.
  const seen = useSignal({ of: '', failures: 0, isLoaded: false });
  // Each address once: the same one set again would load, and so fail, no second time.
  const choices = computed(() => {
    const asked = [read(src), ...(read(fallbacks) ?? []), defaultPicture];
    return [...new Set(asked.filter((x) => x !== undefined && x !== ''))];
  });
  const key = computed(() => choices.value.join(' '));
  const failures = computed(() => (seen.value.of === key.value ? seen.value.failures : 0));
  const shown = computed(() => choices.value[failures.value]);
  const srcSet = computed(() => {
    const big = read(large);
    return big && failures.value === 0 && shown.value === read(src)
      ? `${shown.value} 240w, ${big} 360w`
      : undefined;
  });
  const state = computed(() => {
    if (shown.value === undefined) return 'failed';
    return seen.value.of === key.value && seen.value.isLoaded ? 'loaded' : 'loading';
  });
  const note = (count: number, isLoaded: boolean) => {
    seen.value = { of: key.peek(), failures: count, isLoaded };
  };
  return (
    <span
      className="picture"
      data-state={state}
      data-fills={fills}
      style={{ '--w': `${width}px`, '--ratio': `${width} / ${height}` }}
    >
      <img
        alt={props.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        sizes={large ? (props.sizes ?? `${width}px`) : undefined}
        srcSet={srcSet}
        src={shown}
        onLoad={() => note(failures.peek(), true)}
        onError={() => note(failures.peek() + 1, false)}
      />
    </span>
  );
}
