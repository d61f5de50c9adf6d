import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member } from '../../db/account/member';
import { registrations } from '../../db/account/registration';
import { exclusionRegister } from '../../db/safePlay/exclusionRegister';
import { settingOf } from '../../db/site/setting';
import { rulesOf } from '../site/market';

interface Person {
  idNumber?: string | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}

/** What the register knows a person by: the document, or else e-mail address and mobile number. */
export function registerKeysOf({ idNumber, email, mobile }: Person) {
  const number = (idNumber ?? '').replace(/[\s.-]/g, '').toUpperCase();
  const others = [email?.trim().toLowerCase(), mobile].filter((key) => !!key) as string[];
  return number ? [number] : others;
}

const isListed = (db: Database, person: Person) =>
  registerKeysOf(person).some((key) => db.table(exclusionRegister).get(key)) &&
  rulesOf(db).exclusionRegister !== null;

/** A member with what the site knows: seeded members have entered no document. */
const personOf = (db: Database, { id, email, mobile }: Member): Person => ({
  idNumber: db.table(registrations).get(id)?.details.idNumber,
  email,
  mobile,
});

/** Whether the register of the market lists the member. */
export const isInRegister = (db: Database, member: Member | undefined) =>
  !!member && isRealMember(member) && isListed(db, personOf(db, member));

/** While the register does not answer, nobody can be checked, and so nobody comes in. */
export function checkRegisterAnswers(db: Database) {
  if (rulesOf(db).exclusionRegister && settingOf(db, 'exclusionRegister').isDown)
    reject('register_down');
}

/** Rejects the registration of a person whom the register lists, and of everybody while it does not answer. */
export function checkRegister(db: Database, person: Person) {
  checkRegisterAnswers(db);
  if (isListed(db, person)) reject('register_excluded');
}
