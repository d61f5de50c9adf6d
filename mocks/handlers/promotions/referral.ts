import { isInSeededDownline } from '../../../fixtures/agents/downline';
import { referralRule, referralSteps } from '../../../fixtures/promotions/referral';
import * as contract from '../../../src/contract/promotions/referral';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { type Member, members } from '../../db/account/member';
import { ensureAffiliate } from '../../db/agents/affiliate';
import { ledger } from '../../db/cashier/wallet';
import { sumOfAmounts, toDecimal } from '../../rules/cashier/money';
import { paginate } from '../../rules/paginate';
import { withDueEvents } from '../../rules/site/dueEvents';
import { moneyText } from '../../rules/site/market';

/** Friends from the seed get a seeded deposit; the deposits of all others are in the ledger. */
function stateOf(db: Database, { id }: Member): contract.Friend['state'] {
  const deposits = db
    .table(ledger)
    .filter((entry) => entry.memberId === id && entry.kind === 'DEPOSIT');
  const seededDeposit = isInSeededDownline(id)
    ? db.randomFor(`friend/${id}`).integer(0, 12_000)
    : 0;
  const sum = sumOfAmounts(deposits) + seededDeposit;
  if (sum >= referralRule.deposit) return 'rewarded';
  return sum > 0 ? 'deposited' : 'joined';
}

function friendsOf(db: Database, { id }: Member): contract.Friend[] {
  return db
    .table(members)
    .filter(({ referrer }) => referrer === id)
    .toSorted((a, b) => b.registeredAt - a.registeredAt)
    .map((member) => {
      const state = stateOf(db, member);
      return {
        name: `${member.account.slice(0, 2)}***${member.account.slice(-1)}`,
        joinedAt: member.registeredAt,
        state,
        reward: state === 'rewarded' ? toDecimal(referralRule.reward) : 0,
      };
    });
}

export const referral = [
  handle(
    contract.referral,
    withDueEvents(async ({ db, member, request, language }) => {
      const { id: code } = await ensureAffiliate(db, member);
      const url = new URL(`/m/register?code=${code}`, request.url).href;
      const friends = friendsOf(db, member);
      const rewarded = friends.filter(({ state }) => state === 'rewarded').length;
      const rule = {
        reward: toDecimal(referralRule.reward),
        deposit: toDecimal(referralRule.deposit),
      };
      return {
        code,
        url,
        qr: url,
        rewarded,
        rule,
        invited: friends.length,
        earned: toDecimal(rewarded * referralRule.reward),
        steps: referralSteps(
          moneyText(db, referralRule.reward),
          moneyText(db, referralRule.deposit),
        )[language],
      };
    }),
  ),

  handle(
    contract.friends,
    withDueEvents(({ db, member, input }) => {
      const { list, ...page } = paginate(friendsOf(db, member), input);
      return { content: list, ...page };
    }),
  ),
];
