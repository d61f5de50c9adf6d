import type fc from 'fast-check';
import { cents } from './money';
import { countStake, endBonus, openBonuses } from './moneyBonuses';
import {
  add,
  expectAgreement,
  type Model,
  move,
  relay,
  type Tabs,
  takeEnds,
  takeWithdrawal,
} from './moneyModel';

export type Command = fc.AsyncCommand<Model, Tabs>;

export const TRANSFER = '/wps/relay/GCS_walletTransfer';
export const WITHDRAW = '/wps/transaction/withdraw';
export const PAYMENT_PASSWORD = '246810';
/** While a bonus is open, in cents. */
const HIGHEST_BET = 5_000;

export const choosePromo = (promoId: string | null): Command => ({
  check: () => true,
  toString: () => `promotion ${promoId}`,
  async run(model, tabs) {
    await tabs.second.post(relay('acceptPromo'), { promoId });
    await expectAgreement(model, tabs);
  },
});

export const bonusExpires: Command = {
  check: (model) => openBonuses(model as Model).length > 0,
  toString: () => 'the time of the bonus is over',
  async run(model, tabs) {
    const id = openBonuses(model)[0]?.id ?? '';
    const { now } = await tabs.first.admin('clock');
    await tabs.first.admin('state', { table: 'bonuses', id, set: { endsAt: now } });
    model.lines.bonuses -= endBonus(model, id, 'expired');
    await expectAgreement(model, tabs);
  },
};

/** Plays until no bonus is open: each was staked often enough, or is lost. Without own money that is sooner. */
export const playBonus = (isOwnWithdrawn: boolean): Command => ({
  check: (model) => openBonuses(model as Model).length > 0,
  toString: () => `plays the bonus${isOwnWithdrawn ? ', the own money withdrawn' : ''}`,
  async run(model, tabs) {
    for (const [from, balance] of model.balances) {
      if (from === 'CASH' || balance === 0) continue;
      await tabs.second.post(TRANSFER, { from, to: 'CASH', amount: balance / 100 });
      add(model, from, -balance);
      add(model, 'CASH', balance);
    }
    const cash = () => model.balances.get('CASH') ?? 0;
    if (isOwnWithdrawn) {
      const held = openBonuses(model).reduce((sum, bonus) => sum + bonus.held, 0);
      const input = { amount: (cash() - held) / 100, paymentPassword: PAYMENT_PASSWORD };
      const { body } = await tabs.first.post(WITHDRAW, input);
      if (body.success) takeWithdrawal(model, body.value);
    }
    while (openBonuses(model).length > 0 && cash() > 0) {
      const stake = Math.min(cash(), HIGHEST_BET);
      const input = { nodeId: '100001', stake: stake / 100, kind: 'spin' };
      const { body } = await tabs.first.post('/wps/game/round', input);
      if (!body.success) break;
      move(model, 'stakes', -stake);
      move(model, 'wins', cents(body.value.win));
      countStake(model, stake);
    }
    await expectAgreement(model, tabs);
  },
});

/** A deposit that is paid at once, with the bonus of the offer. */
export const depositWithBonus = (amount: number): Command => ({
  check: () => true,
  toString: () => `deposit ${amount} with a bonus`,
  async run(model, tabs) {
    await tabs.second.post(relay('acceptPromo'), { promoId: 'DAILY' });
    const input = { amount: amount / 100, methodId: 'SOLPAY' };
    const { body } = await tabs.first.post(relay('paymentGateway'), input);
    if (body.success) {
      const { depositId: id, fee } = body.value;
      model.deposits.push({ id, amount, fee: cents(fee) });
    }
    await tabs.first.admin('scenarios', { name: 'depositsPaid' });
    await takeEnds(model, tabs);
    await expectAgreement(model, tabs);
  },
});
