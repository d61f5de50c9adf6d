import { freePlay, login, trialUser } from '../../../src/contract/account/login';
import * as contract from '../../../src/contract/account/session';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { mainMerchant, trialMerchantOf } from '../../core/hosts/hostSites';
import { memberByAccount, members, newMember } from '../../db/account/member';
import { renewSession, revokeSession, revokeSessions } from '../../db/account/session';
import { settingOf } from '../../db/site/setting';
import { checkFreePlay } from '../../rules/account/freePlay';
import { checkLogin, startSession } from '../../rules/account/login';
import { moveMoney } from '../../rules/cashier/money';
import { closureOf } from '../../rules/safePlay/closure';

const TRIAL_MONEY = 100_000;

const trialMerchant = (request: Request) =>
  trialMerchantOf(request.headers.get('Merchant') ?? mainMerchant());

async function newTrial(db: Database, merchant: string) {
  const id = db.newId('m-trial');
  const account = `prueba${id.slice(-6)}`;
  const fields = { id, account, password: db.random.hex(16), type: 4, merchant };
  const member = await db
    .table(members)
    .create(newMember({ ...fields, registeredAt: db.clock.now() }));
  await moveMoney(db, { memberId: id, kind: 'TRIAL_GRANT', amount: TRIAL_MONEY, ref: 'trial' });
  return member;
}

export const session = [
  handle(login, async ({ db, input }) => startSession(db, await checkLogin(db, input))),

  handle(trialUser, async ({ db, request }) => {
    checkFreePlay(db, null);
    const merchantCode = trialMerchant(request);
    const { account } = await newTrial(db, merchantCode);
    const { trialFlag } = settingOf(db, 'whiteLabel');
    return { account, merchantCode, trialFlag };
  }),

  handle(freePlay, async ({ db, input, request }) => {
    checkFreePlay(db, null);
    const merchant = trialMerchant(request);
    const existing = input.account === undefined ? undefined : memberByAccount(db, input.account);
    const isTrial = existing?.type === 4 && existing.merchant === merchant;
    const { type: customerType, ...opened } = await startSession(
      db,
      isTrial ? existing : await newTrial(db, merchant),
    );
    return { ...opened, customerType };
  }),

  handle(contract.renewSession, async ({ db, session: { id }, member }) => {
    const { expiresAt } = await renewSession(db, id, closureOf(db, member.id)?.until);
    return { expiresAt, userName: member.account, type: member.type };
  }),

  handle(contract.logout, async ({ db, caller, input }) => {
    if (!caller) return { loggedOut: false };
    if (input.everywhere) await revokeSessions(db, caller.member.id);
    else await revokeSession(db, caller.session.id);
    return { loggedOut: true };
  }),
];
