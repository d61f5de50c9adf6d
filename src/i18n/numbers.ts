/** Such a number looks the same in every language: all have Western digits, and only longer numbers are grouped. */
const isShort = (value: number) => Number.isInteger(value) && value > 0 && value < 1000;

/** Spanish would group digits only from five on, but amounts are grouped from four on. */
export const createNumberFormat = (tag: string | undefined) =>
  new Intl.NumberFormat(tag, { useGrouping: 'always' });

/** The number as a text. `formatOf` is called for long ones only: the first NumberFormat takes V8 a long task on a slow phone. */
export const writeNumber = (value: number, formatOf: () => Intl.NumberFormat) =>
  isShort(value) ? String(value) : formatOf().format(value);
