/** Whole years on the visitor's own calendar; a birthday counts from its morning. */
export function isOfAge(birthDate: string, minimum: number, today = new Date()) {
  const day = new Date(`${birthDate}T00:00`);
  day.setFullYear(day.getFullYear() + minimum);
  return day <= today;
}
