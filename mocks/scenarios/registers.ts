import { login } from '../../src/contract/account/login';
import { passkeyLogin } from '../../src/contract/account/passkey';
import { register, registerByMobile } from '../../src/contract/account/register';
import type { Scenario } from '../admin/scenario';
import { exclusionRegister } from '../db/safePlay/exclusionRegister';
import { otherDeposits } from '../db/safePlay/otherDeposit';
import { registerKeysOf } from '../rules/safePlay/exclusionRegister';
import { sharedLimitOf } from '../rules/safePlay/sharedLimit';
import { failEndpoint } from './actions/faults';
import { findMember } from './actions/members';
import { changeSetting } from './actions/settings';

/** The number of the example in the registration form. */
const LISTED_NUMBER = '12345678Z';
const SLOW_MS = 20_000;
/** In minor units. */
const LEFT = 6_000;

export const registerExcluded: Scenario = {
  area: 'account',
  description: `In Spain, the register of self-exclusion lists Lucía and the number ${LISTED_NUMBER}: all sessions of hers end, and she can only withdraw`,
  async enter(db) {
    await changeSetting(db, 'market', { name: 'es' });
    const keys = registerKeysOf(findMember(db, 'lucia'));
    for (const id of [...keys, LISTED_NUMBER])
      await db.table(exclusionRegister).upsert({ id, at: db.clock.now() });
  },
};

export const registerDown: Scenario = {
  area: 'session',
  description:
    'In Spain, the register of self-exclusion does not answer: nobody can log in or sign up',
  async enter(db) {
    await changeSetting(db, 'market', { name: 'es' });
    await changeSetting(db, 'exclusionRegister', { isDown: true });
  },
};

export const registerSlow: Scenario = {
  area: 'session',
  description:
    'In Spain, the register of self-exclusion is slow: logins and registrations take 20 seconds',
  async enter(db) {
    await changeSetting(db, 'market', { name: 'es' });
    for (const endpoint of [login, passkeyLogin, register, registerByMobile])
      failEndpoint(db, endpoint, { kind: 'delay', ms: SLOW_MS });
  },
};

export const sharedLimit: Scenario = {
  area: 'account',
  description:
    'A person may deposit 5,000 a month with all operators together, and Lucía has 60 of it left',
  async enter(db) {
    const sharedDepositLimit = { period: 'month', amount: 5_000 } as const;
    await changeSetting(db, 'market', { rules: { sharedDepositLimit } });
    const { id: memberId } = findMember(db, 'lucia');
    const amount = Math.max(0, (sharedLimitOf(db, memberId)?.left ?? 0) - LEFT);
    await db
      .table(otherDeposits)
      .upsert({ id: `elsewhere/${memberId}`, memberId, amount, at: db.clock.now() });
  },
};
