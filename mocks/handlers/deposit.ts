import {
  depositCategories,
  houseAccounts,
  methods,
  offers,
  vouchers,
} from '../../fixtures/cashier';
import * as contract from '../../src/contract/deposit';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { deposits, promoChoices, usedVouchers } from '../db/deposit';
import { within } from '../rules/day';
import {
  endDeposit,
  hasUsed,
  isOpen,
  methodOf,
  openDeposit,
  toWireDeposit,
} from '../rules/deposit';
import { once, positive, toWire } from '../rules/money';
import { pageOf } from '../rules/pages';
import { settled } from '../rules/settle';

type ByMethod = { amount: number; methodId?: string };

/** Opens a deposit by a method that belongs to the call. */
const opener = (via: string, usual?: string) =>
  settled((ask: Ask<ByMethod>) =>
    once(ask, async () => {
      const { db, member, input, language } = ask;
      const methodId = input.methodId ?? usual ?? '';
      const amount = positive(input.amount);
      if (methodOf(methodId).via !== via) refuse('deposit_method_unknown');
      return toWireDeposit(await openDeposit(db, member.id, methodId, amount), language);
    }),
  );

const categoryOf = (methodId: string) => methods[methodId]?.category;

export const deposit = [
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

  handle(contract.gatewayDeposit, opener('gateway')),
  handle(contract.alipayDeposit, opener('alipay', 'ALIPAY')),
  handle(contract.qqDeposit, opener('qq', 'QQ')),
  handle(contract.weChatDeposit, opener('wechat', 'WECHAT')),

  handle(
    contract.manualTransfer,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const amount = positive(input.amount);
        if (!houseAccounts.some(({ accountId }) => accountId === input.accountId)) {
          refuse('deposit_method_unknown');
        }
        return toWireDeposit(await openDeposit(db, member.id, 'TRANSFER', amount), language);
      }),
    ),
  ),

  handle(
    contract.voucherDeposit,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const code = input.code.trim().toUpperCase();
        const amount = Object.hasOwn(vouchers, code) ? vouchers[code] : undefined;
        if (amount === undefined) return refuse('voucher_unknown');
        if (db.of(usedVouchers).get(code)) refuse('voucher_used');
        const opened = await openDeposit(db, member.id, 'VOUCHER', amount);
        await db.of(usedVouchers).add({ id: code, memberId: member.id });
        await endDeposit(db, opened, 'paid', opened.at);
        return toWireDeposit(db.of(deposits).get(opened.id) ?? opened, language);
      }),
    ),
  ),

  handle(
    contract.cancelDeposit,
    settled(async ({ db, member, input, language }) => {
      const row = db.of(deposits).get(input.depositId);
      if (row?.memberId !== member.id) return refuse('deposit_missing');
      if (!isOpen(row)) refuse('deposit_closed');
      const updatedAt = db.clock.now();
      const made = await db.of(deposits).change(row.id, { state: 'cancelled', updatedAt });
      return toWireDeposit(made, language);
    }),
  ),

  handle(
    contract.depositReport,
    settled(({ db, member, input, language }) => {
      const found = db
        .of(deposits)
        .where((one) => one.memberId === member.id)
        .filter(within(input))
        .filter(({ state }) => !input.state || state === input.state)
        .filter(({ methodId }) => !input.category || categoryOf(methodId) === input.category)
        .toSorted((a, b) => b.at - a.at);
      const { list, ...totals } = pageOf(found, input);
      const paid = found.filter(({ state }) => state === 'paid');
      const totalPaid = toWire(paid.reduce((sum, { amount }) => sum + amount, 0));
      return { content: list.map((one) => toWireDeposit(one, language)), ...totals, totalPaid };
    }),
  ),
];
