import { type } from 'arktype';
import { personas } from '../../fixtures/account/personas';
import type { Database } from '../core/database';
import { checkKnown } from '../core/values/checkKnown';
import { kycs, setKycProgress } from '../db/account/kyc';
import { type Member, memberByAccount, members, newMember } from '../db/account/member';
import { openSession } from '../db/account/session';
import { moveMoney } from '../rules/cashier/money';
import { command, query } from './command';

const PASSWORD = 'Feria2025';

/** How far the verification of a member is in each state. */
const KYC = {
  none: undefined,
  uploading: { uploaded: 1 },
  uploaded: { uploaded: 3 },
  reviewing: { uploaded: 3, submittedHoursAgo: 1 },
  rejected: { uploaded: 3, submittedHoursAgo: 30, reason: 'reason_photo_unreadable' },
  verified: { uploaded: 3, submittedHoursAgo: 30, verifiedHoursAgo: 6 },
} as const;

const kycState = type.enumerated(...(Object.keys(KYC) as (keyof typeof KYC)[]));

const memberBody = type({
  account: /^[A-Za-z][A-Za-z0-9]{2,19}$/,
  'type?': '0 | 1 | 2 | 4 | 40 | 41 | 42',
  'vipLevel?': '0 <= number.integer <= 10',
  'balance?': 'number >= 0',
  'isAgent?': 'boolean',
  'firstTimeLogin?': 'boolean',
  'kyc?': kycState,
});

const kycBody = type({ 'account?': 'string > 0', state: kycState });

async function logIn(db: Database, member: Member) {
  const { id: token, merchant: merchantCode } = await openSession(db, member);
  const { account: userName, type: accountType, firstTimeLogin } = member;
  return { token, merchantCode, userName, type: accountType, firstTimeLogin };
}

/** The id of the member with this account. */
function memberIdOf(db: Database, account: string) {
  const member = memberByAccount(db, account);
  if (member) return member.id;
  checkKnown(
    'account',
    [account],
    personas.map((person) => person.account),
  );
  throw new Error(`the account "${account}" was deleted from this database`);
}

export const personCommands = [
  query('/__mock/personas', () => [
    { persona: 'visitor', description: 'Not logged in' },
    ...personas,
  ]),
  /** Logs in as a seeded person, or as any member by the account. */
  command('/__mock/personas', type({ persona: 'string' }), ({ db, body }) => {
    const { persona: name } = body;
    if (name === 'visitor') return null;
    const seeded = personas.find(({ persona }) => persona === name);
    const member = memberByAccount(db, seeded?.account ?? name);
    if (member) {
      // Links name people by their accounts, whichever name was given here.
      body.persona = member.account;
      return logIn(db, member);
    }
    const known = personas.flatMap(({ persona, account }) => [persona, account]);
    checkKnown('persona', [name], ['visitor', ...known]);
    throw new Error(`the account "${seeded?.account}" was deleted from this database`);
  }),

  /** Makes a member. `balance` is in units of the currency. */
  command('/__mock/members', memberBody, async ({ db, body }) => {
    const { account, balance = 0, kyc = 'none', ...fields } = body;
    if (memberByAccount(db, account)) throw new Error(`the account "${account}" exists already`);
    const id = `m-${account.toLowerCase()}`;
    const registeredAt = db.clock.now();
    const member = newMember({ id, account, password: PASSWORD, registeredAt, ...fields });
    await db.table(members).create(member);
    const amount = Math.round(balance * 100);
    if (amount) await moveMoney(db, { memberId: id, kind: 'DEPOSIT', amount, ref: 'admin' });
    const progress = KYC[kyc];
    if (progress) await setKycProgress(db, id, progress);
    return { id, account, password: PASSWORD };
  }),
  /** The verification of a member is in this state now. */
  command('/__mock/kyc', kycBody, async ({ db, body: { account = 'lucia', state } }) => {
    const id = memberIdOf(db, account);
    const progress = KYC[state];
    if (progress) await setKycProgress(db, id, progress);
    else db.table(kycs).delete(id);
    return { account, state };
  }),
];
