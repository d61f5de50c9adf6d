const quantile = (sorted, part) => {
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)];
  return low + (sorted[Math.ceil(place)] - low) * (place % 1);
};

const round = (value) => Number(value.toPrecision(4));

/** The median and the quartiles of the samples. */
export function quartiles(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    median: round(quantile(sorted, 0.5)),
    low: round(quantile(sorted, 0.25)),
    high: round(quantile(sorted, 0.75)),
  };
}
