import { operatorAccounts } from '../../../fixtures/cashier/cashier';
import { textIn } from '../../../fixtures/site/texts';
import * as contract from '../../../src/contract/cashier/depositMethod';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member } from '../../db/account/member';
import { promoChoices } from '../../db/cashier/deposit';
import { hasUsedOffer } from '../../rules/cashier/deposit';
import { categoriesOf, methodsOf } from '../../rules/cashier/methods';
import { toDecimal } from '../../rules/cashier/money';
import { offersOf, productPoints } from '../../rules/promotions/offer';
import { closureOf } from '../../rules/safePlay/closure';
import { withDueEvents } from '../../rules/site/dueEvents';

/** Nobody fills in a form that is rejected at its end. */
function closedFor(db: Database, member: Member) {
  const closed = isRealMember(member) ? closureOf(db, member.id) : undefined;
  return closed ? { closed } : {};
}

export const depositMethod = [
  handle(contract.depositMethods, ({ db, member, input, languageCode }) => ({
    ...closedFor(db, member),
    categories: categoriesOf(db).map(({ category, name }) => ({
      category,
      name: textIn(name, languageCode),
    })),
    methods: Object.entries(methodsOf(db))
      .filter(([, { category }]) => !input.category || category === input.category)
      .map(([methodId, method]) => ({
        methodId,
        category: method.category,
        via: method.via,
        name: textIn(method.name, languageCode),
        icon: method.icon,
        min: toDecimal(method.min),
        max: toDecimal(method.max),
        amounts: method.amounts.map(toDecimal),
        feePercent: method.feePercent,
        arrivalMinutes: method.arrivalMinutes,
        isUnderMaintenance: method.isUnderMaintenance ?? false,
        accounts: method.via === 'manual' ? operatorAccounts : [],
      })),
  })),

  handle(
    contract.depositPromos,
    withDueEvents(({ db, member, language }) => {
      const chosen = db.table(promoChoices).get(member.id)?.promoId;
      return Object.entries(offersOf(db, member.id)).map(([promoId, offer]) => ({
        promoId,
        title: offer.title[language],
        text: [offer.text[language], ...productPoints(db, language)].join('. '),
        percent: offer.percent,
        maxBonus: toDecimal(offer.maxBonus),
        minDeposit: toDecimal(offer.minDeposit),
        turnover: offer.turnover,
        isAccepted: chosen === promoId,
        isUsed: offer.once && hasUsedOffer(db, member.id, promoId),
      }));
    }),
  ),

  handle(
    contract.acceptPromo,
    withDueEvents(async ({ db, member, input: { promoId } }) => {
      if (promoId === null) {
        db.table(promoChoices).delete(member.id);
        return { promoId };
      }
      const offers = offersOf(db, member.id);
      const offer = Object.hasOwn(offers, promoId) ? offers[promoId] : undefined;
      if (!offer) return reject('offer_missing');
      if (offer.once && hasUsedOffer(db, member.id, promoId)) reject('offer_used');
      await db.table(promoChoices).upsert({ id: member.id, promoId });
      return { promoId };
    }),
  ),
];
