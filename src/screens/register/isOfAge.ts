/** Whole years on the visitor's own calendar; a birthday counts from its morning. */
export function isOfAge(birthDate: string, minimum: number, today = new Date()) {
  const [year = Number.NaN, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(year + minimum, month - 1, day) <= today;
}
