import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { settingOf } from '../db/setting';

/** Whole years between a date such as `2001-05-30` and the database's today. */
function ageOn(now: number, birthDate: string) {
  const today = new Date(now);
  const born = new Date(`${birthDate}T00:00:00Z`);
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const isBefore =
    today.getUTCMonth() * 100 + today.getUTCDate() < born.getUTCMonth() * 100 + born.getUTCDate();
  return isBefore ? years - 1 : years;
}

export function checkAge(db: Database, birthDate: string) {
  const { minimumAge } = settingOf(db, 'site');
  const isOldEnough = ageOn(db.clock.now(), birthDate) >= minimumAge;
  if (!isOldEnough) refuse('age_too_young', { value: { field: 'birthDate', minimumAge } });
}
