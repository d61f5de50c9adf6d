import { referralRule, referralSteps } from '../../fixtures/referral';
import * as contract from '../../src/contract/referral';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { affiliateOf } from '../db/affiliate';
import { type Member, members } from '../db/member';
import { ledger } from '../db/wallet';
import { toWire } from '../rules/money';
import { pageOf } from '../rules/pages';

/** Friends of the seed tell their deposits from it; all others have theirs in the ledger. */
function stateOf(db: Database, { id }: Member): contract.Friend['state'] {
  const deposited = db
    .of(ledger)
    .where((one) => one.memberId === id && one.kind === 'DEPOSIT')
    .reduce((sum, { amount }) => sum + amount, 0);
  const told = id.startsWith('m-d') ? db.chanceFor(`friend/${id}`).whole(0, 12_000) : 0;
  const sum = deposited + told;
  return sum >= referralRule.deposit ? 'rewarded' : sum > 0 ? 'deposited' : 'joined';
}

function friendsOf(db: Database, { id }: Member): contract.Friend[] {
  return db
    .of(members)
    .where(({ referrer }) => referrer === id)
    .toSorted((a, b) => b.registeredAt - a.registeredAt)
    .map((one) => {
      const state = stateOf(db, one);
      return {
        name: `${one.account.slice(0, 2)}***${one.account.slice(-1)}`,
        joinedAt: one.registeredAt,
        state,
        reward: state === 'rewarded' ? toWire(referralRule.reward) : 0,
      };
    });
}

export const referral = [
  handle(contract.referral, async ({ db, member, request, language }) => {
    const { id: code } = await affiliateOf(db, member);
    const url = new URL(`/m/register?code=${code}`, request.url).href;
    const friends = friendsOf(db, member);
    const rewarded = friends.filter(({ state }) => state === 'rewarded').length;
    const rule = { reward: toWire(referralRule.reward), deposit: toWire(referralRule.deposit) };
    return {
      ...{ code, url, qr: url, rewarded, rule },
      invited: friends.length,
      earned: toWire(rewarded * referralRule.reward),
      steps: referralSteps[language],
    };
  }),

  handle(contract.friends, ({ db, member, input }) => {
    const { list, ...page } = pageOf(friendsOf(db, member), input);
    return { content: list, ...page };
  }),
];
