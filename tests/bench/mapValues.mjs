/** The same keys, with what `map` makes of each value. */
export const mapValues = (values, map) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
