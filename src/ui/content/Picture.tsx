import { useOnce } from '@kit/render/hooks';
import './Picture.css';
import { computed, signal } from '@kit/render/signals';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { useSources } from './useSources';

type Props = {
  /**
   * Several addresses are tried one after another, before the default picture. Undefined while it is not known which
   * picture it is: nothing is requested then.
   */
  src: MaybeSignal<string | readonly string[] | undefined>;
  /** The same picture with 360 px width. `src` has 240. */
  large?: MaybeSignal<string | undefined>;
  /** Empty for a decorative picture. */
  alt: MaybeSignal<string>;
  width: number;
  height: number;
  /** The `sizes` attribute. The width by default. */
  sizes?: string;
  /** Loads at once, for pictures that are visible first. */
  eager?: boolean;
  /** The colour of its place until it is loaded. */
  placeholderColor?: MaybeSignal<string | undefined>;
  /** Fills its parent instead of using width and height. */
  fills?: boolean;
};

export const DEFAULT_PICTURE = '/art/default-240.webp';

/** A picture with a reserved place. It never shows an old picture and never a broken one. */
export function Picture(props: Props) {
  const { src, large, width, height, eager, placeholderColor, fills = false } = props;
  const isKnown = computed(() => read(src) !== undefined);
  const sources = useSources(() => (isKnown.value ? [read(src), DEFAULT_PICTURE].flat() : []));
  const { src: shown, failures } = sources;
  const loaded = useOnce(() => signal<string | undefined>(undefined));
  const srcSet = computed(() => {
    const largeUrl = read(large);
    return largeUrl && failures.value === 0 && shown.value !== DEFAULT_PICTURE
      ? `${shown.value} 240w, ${largeUrl} 360w`
      : undefined;
  });
  const state = computed(() => {
    if (shown.value === undefined) return isKnown.value ? 'failed' : 'loading';
    return loaded.value === shown.value ? 'loaded' : 'loading';
  });
  return (
    <span
      className="picture"
      data-state={state}
      data-fills={fills}
      style={{
        '--w': `${width}px`,
        '--ratio': `${width} / ${height}`,
        backgroundColor: placeholderColor,
      }}
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
        onLoad={() => {
          loaded.value = shown.peek();
        }}
        onError={sources.onError}
      />
    </span>
  );
}
