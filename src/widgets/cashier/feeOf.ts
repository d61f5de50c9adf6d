/** The fee for an amount, rounded up to whole cents as the backend does. */
export function feeOf(amount: number, percent: number) {
  // 1e-9 removes the error of the multiplication.
  return Math.ceil(amount * percent - 1e-9) / 100;
}
