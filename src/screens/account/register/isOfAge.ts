/** Counts whole years in the visitor's time zone; the birthday itself counts. */
export function isOfAge(birthDate: string, minimum: number, today = new Date()) {
  const day = new Date(`${birthDate}T00:00`);
  day.setFullYear(day.getFullYear() + minimum);
  return day <= today;
}
