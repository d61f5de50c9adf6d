import './Picture.css';
import { batch, computed } from '@kit/signals';
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
const loaded = 'loaded';

/** A picture whose place never moves, that never shows a former one, and that never ends broken. */
export function Picture(props: Props) {
  const { src, large, fallbacks, width, height, eager, fills = false } = props;
  // Failures belong to the src they were seen with, so a new src starts afresh.
  const seen = useSignal({ of: '', failures: 0, state: 'loading' });
  const choices = computed(() => [
    ...[read(src), ...(read(fallbacks) ?? [])].filter((x): x is string => Boolean(x)),
    defaultPicture,
  ]);
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
    const is = seen.value;
    return is.of === `${key.value}` && is.state === loaded ? loaded : 'loading';
  });
  const note = (change: { failures: number; state: string }) =>
    batch(() => {
      seen.value = { of: key.peek(), ...change };
    });
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
        onLoad={() => note({ failures: failures.peek(), state: loaded })}
        onError={() => note({ failures: failures.peek() + 1, state: 'loading' })}
      />
    </span>
  );
}
