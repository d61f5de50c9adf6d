import { depositCategories, houseAccounts, methods, offers } from '../../fixtures/cashier';
import * as contract from '../../src/contract/depositMethod';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { promoChoices } from '../db/deposit';
import { hasUsed } from '../rules/deposit';
import { toWire } from '../rules/money';
import { settled } from '../rules/settle';

export const depositMethod = [
  handle(contract.depositMethods, ({ input, language }) => ({
    categories: Object.entries(depositCategories).map(([category, name]) => ({
      category: category as keyof typeof depositCategories,
      name: name[language],
    })),
    methods: Object.entries(methods)
      .filter(([, { category }]) => !input.category || category === input.category)
      .map(([methodId, one]) => ({
        methodId,
        category: one.category,
        via: one.via,
        name: one.name[language],
        icon: one.icon,
        min: toWire(one.min),
        max: toWire(one.max),
        amounts: one.amounts.map(toWire),
        feePercent: one.feePercent,
        arrivalMinutes: one.arrivalMinutes,
        isMaintained: one.isMaintained ?? false,
        accounts: one.via === 'manual' ? houseAccounts : [],
      })),
  })),

  handle(
    contract.depositPromos,
    settled(({ db, member, language }) => {
      const chosen = db.of(promoChoices).get(member.id)?.promoId;
      return Object.entries(offers).map(([promoId, one]) => ({
        promoId,
        title: one.title[language],
        text: one.text[language],
        percent: one.percent,
        maxBonus: toWire(one.maxBonus),
        minDeposit: toWire(one.minDeposit),
        turnover: one.turnover,
        isAccepted: chosen === promoId,
        isUsed: one.once && hasUsed(db, member.id, promoId),
      }));
    }),
  ),

  handle(
    contract.acceptPromo,
    settled(async ({ db, member, input: { promoId } }) => {
      if (promoId === null) {
        db.of(promoChoices).remove(member.id);
        return { promoId };
      }
      const offer = Object.hasOwn(offers, promoId) ? offers[promoId] : undefined;
      if (!offer) return refuse('offer_missing');
      if (offer.once && hasUsed(db, member.id, promoId)) refuse('offer_used');
      await db.of(promoChoices).put({ id: member.id, promoId });
      return { promoId };
    }),
  ),
];
