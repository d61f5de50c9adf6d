import * as contract from '../../src/contract/session';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { byAccount, members, newMember, TRIAL_MERCHANT } from '../db/member';
import { renew, revoke } from '../db/session';
import { settingOf } from '../db/setting';
import { checkLogin, enter } from '../rules/login';
import { move } from '../rules/money';

const TRIAL_MONEY = 100_000;

async function newTrial(db: Database) {
  const id = db.newId('m-trial');
  const account = `prueba${id.slice(-6)}`;
  const fields = { id, account, password: db.chance.hex(16), type: 4, merchant: TRIAL_MERCHANT };
  const member = await db.of(members).add(newMember({ ...fields, registeredAt: db.clock.now() }));
  await move(db, { memberId: id, kind: 'TRIAL_GRANT', amount: TRIAL_MONEY, ref: 'trial' });
  return member;
}

export const session = [
  handle(contract.login, async ({ db, input }) => enter(db, await checkLogin(db, input))),

  handle(contract.trialUser, async ({ db }) => {
    const { account } = await newTrial(db);
    const { trialFlag } = settingOf(db, 'whiteLabel');
    return { account, merchantCode: TRIAL_MERCHANT, trialFlag };
  }),

  handle(contract.freePlay, async ({ db, input }) => {
    const named = input.account === undefined ? undefined : byAccount(db, input.account);
    const isTrial = named?.type === 4 && named.merchant === TRIAL_MERCHANT;
    const { type: customerType, ...opened } = await enter(db, isTrial ? named : await newTrial(db));
    return { ...opened, customerType };
  }),

  handle(contract.renewSession, async ({ db, session: { id }, member }) => {
    const { expiresAt } = await renew(db, id);
    return { expiresAt, userName: member.account, type: member.type };
  }),

  handle(contract.logout, async ({ db, caller }) => {
    if (!caller) return { loggedOut: false };
    await revoke(db, caller.session.id);
    return { loggedOut: true };
  }),
];
