import './Skeleton.css';

type Box = {
  width?: number | string;
  height?: number | string;
  radius?: 8 | 12 | 16 | 20 | 'full';
};

/** A placeholder in the final size of what is loading. */
export function Skeleton({ width = '100%', height = 12, radius = 8 }: Box) {
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, borderRadius: `var(--r-${radius})` }}
    />
  );
}

/** A picture with a name and a line below it. */
export function SkeletonCard() {
  return (
    <div className="skeleton-card" aria-hidden="true">
      <span className="skeleton" />
      <Skeleton width="80%" />
      <Skeleton width="50%" height={10} />
    </div>
  );
}

/** A row of chips of several widths. */
export function SkeletonChips({ height = 40, radius = 'full' }: Pick<Box, 'height' | 'radius'>) {
  return (
    <div className="skeleton-chips" aria-hidden="true">
      {[88, 112, 96, 120].map((width) => (
        <Skeleton key={width} width={width} height={height} radius={radius} />
      ))}
    </div>
  );
}

/** A list row with a picture, two lines and a value. */
export function SkeletonRow({ thumb = 42 }: { thumb?: number }) {
  return (
    <div className="skeleton-row" aria-hidden="true">
      <Skeleton width={thumb} height={thumb} radius={12} />
      <span>
        <Skeleton width="60%" />
        <Skeleton width="36%" height={10} />
      </span>
      <Skeleton width={72} />
    </div>
  );
}

/** Lines of text. The last one is short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <Skeleton key={i} width={i === lines - 1 ? '55%' : '100%'} />
      ))}
    </div>
  );
}
