const at = (sorted, part) => {
  const place = (sorted.length - 1) * part;
  const low = sorted[Math.floor(place)];
  return low + (sorted[Math.ceil(place)] - low) * (place % 1);
};

const round = (value) => Number(value.toPrecision(4));

/** The median of the samples and the half of them around it. */
export function middle(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    median: round(at(sorted, 0.5)),
    low: round(at(sorted, 0.25)),
    high: round(at(sorted, 0.75)),
  };
}
