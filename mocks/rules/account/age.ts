import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { localDay } from '../site/localDay';
import { rulesOf } from '../site/market';

/** Full years between a date such as `2001-05-30` and today, in the time zone of the merchant. */
function ageOn(now: number, birthDate: string) {
  const today = new Date(`${localDay(now)}T00:00:00Z`);
  const birthday = new Date(`${birthDate}T00:00:00Z`);
  const years = today.getUTCFullYear() - birthday.getUTCFullYear();
  const isBeforeBirthday =
    today.getUTCMonth() * 100 + today.getUTCDate() <
    birthday.getUTCMonth() * 100 + birthday.getUTCDate();
  return isBeforeBirthday ? years - 1 : years;
}

export function checkAge(db: Database, birthDate: string) {
  const { minimumAge } = rulesOf(db);
  const isOldEnough = ageOn(db.clock.now(), birthDate) >= minimumAge;
  if (!isOldEnough) reject('age_too_young', { value: { field: 'birthDate', minimumAge } });
}
