export interface ChartValue {
  /** A day, `2025-01-31`, or a month, `2025-01`. */
  key: string;
  value: number;
}

/** The zero line and the top and height of each bar, in a chart of height 1. */
export function chartBars(values: readonly ChartValue[]) {
  const amounts = values.map(({ value }) => value);
  const best = Math.max(0, ...amounts);
  const worst = Math.min(0, ...amounts);
  const span = best - worst || 1;
  return {
    best,
    worst,
    zero: best / span,
    bars: values.map(({ key, value }) => ({
      key,
      isGain: value > 0,
      top: (best - Math.max(0, value)) / span,
      height: Math.abs(value) / span,
    })),
  };
}
