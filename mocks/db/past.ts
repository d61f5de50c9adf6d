import type { Chance } from '../core/chance';
import type { Database } from '../core/database';
import type { Draw } from '../rules/draws';
import { winOf } from '../rules/plays';
import { bets, orders } from './bet';
import type { Listed } from './catalogue';
import { type DepositRow, deposits } from './deposit';
import { CASH, type Entry, ledger, wallets } from './wallet';
import { type WithdrawalRow, withdrawals } from './withdraw';

const MINUTE = 60_000;

/** Writes what a member did before the database was born; money adds up as it does for real. */
export class Past {
  private readonly lies = new Map([[CASH, 0]]);
  private readonly entries: Pick<Entry, 'kind' | 'amount' | 'at' | 'ref' | 'wallet'>[] = [];

  constructor(
    private readonly db: Database,
    readonly memberId: string,
    private readonly chance: Chance,
  ) {}

  get cash() {
    return this.lies.get(CASH) ?? 0;
  }

  entry(kind: string, amount: number, at: number, ref: string, wallet = CASH) {
    this.lies.set(wallet, (this.lies.get(wallet) ?? 0) + amount);
    this.entries.push({ kind, amount, at, ref, wallet });
  }

  async deposit(amount: number, at: number, state: DepositRow['state'], methodId = 'SOLPAY') {
    const { db, memberId } = this;
    const isOver = state !== 'pending' && state !== 'reviewing';
    const updatedAt = isOver ? at + 2 * MINUTE : at;
    const ends = { as: state === 'reviewing' ? 'rejected' : 'expired', at: at + 2880 * MINUTE };
    const id = db.newId('D');
    await db.of(deposits).add({
      ...{ id, memberId, methodId, amount, fee: 0, bonus: 0, promoId: null, state, at, updatedAt },
      expiresAt: at + 30 * MINUTE,
      ends: isOver ? { as: 'paid', at: updatedAt } : (ends as DepositRow['ends']),
      reason: state === 'rejected' ? 'reason_payment_missing' : null,
    });
    if (state === 'paid') this.entry('DEPOSIT', amount, updatedAt, id);
  }

  async withdraw(amount: number, at: number, state: WithdrawalRow['state']) {
    const { db, memberId } = this;
    const id = db.newId('W');
    const hasMoved = state !== 'pending';
    const updatedAt = hasMoved ? at + 9 * MINUTE : at;
    await db.of(withdrawals).add({
      ...{ id, memberId, bankCardId: 'BC-1', bankName: 'Banco del Puerto', fee: 0 },
      ...{ accountNumber: '19120458770012', amount, state, at, updatedAt, nextAt: null },
      reason: state === 'rejected' ? 'reason_account_unreadable' : null,
    });
    this.entry('WITHDRAW', -amount, at, id);
    const isBack = state === 'rejected' || state === 'cancelled';
    if (isBack) this.entry('WITHDRAW_BACK', amount, updatedAt, id);
  }

  /** A round of a game; luck gives back some 95 of 100. */
  async bet({ nodeId, gameType, vassalage }: Listed, stake: number, at: number) {
    const { db, memberId, chance } = this;
    const luck = chance.next();
    const times = luck < 0.62 ? 0 : luck < 0.98 ? chance.whole(5, 40) / 10 : chance.whole(6, 14);
    const win = Math.round(stake * times);
    const row = { id: db.newId('B'), memberId, nodeId, gameType, vassalage, wallet: CASH };
    const fate = { stake, win, state: win ? 'won' : 'lost', at } as const;
    await db.of(bets).add({ ...row, ...fate, orderId: null, play: null, numbers: null });
    this.entry('BET', -stake, at, row.id);
    if (win) this.entry('WIN', win, at + 4_000, row.id);
  }

  /** A lottery order on the digits or balls given, each for the same stake. */
  async order({ lottery, openAt, drawNo }: Draw, drawn: string[], chosen: string[], at: number) {
    const { db, memberId } = this;
    const { gameId: nodeId, gameType, vendor: vassalage } = lottery;
    const id = db.newId('O');
    const isOpen = drawn.length > 0;
    await db.of(orders).add({ id, memberId, nodeId, numero: drawNo, opensAt: openAt, at, isOpen });
    for (const numbers of chosen) {
      const what = { play: 'any', numbers, stake: 500 };
      const win = winOf(lottery, what, drawn);
      const state = !isOpen ? 'pending' : win ? 'won' : 'lost';
      const row = { id: db.newId('B'), memberId, nodeId, gameType, vassalage, wallet: CASH };
      await db.of(bets).add({ ...row, ...what, win, state, at, orderId: id });
      this.entry('BET', -500, at, row.id);
      if (win) this.entry('WIN', win, openAt, row.id);
    }
    return id;
  }

  /** Takes back every part of an order. */
  async cancel(orderId: string, at: number) {
    const { db } = this;
    for (const { id, stake } of db.of(bets).where((one) => one.orderId === orderId)) {
      await db.of(bets).change(id, { state: 'cancelled', win: 0 });
      this.entry('BET_CANCEL', stake, at, id);
    }
  }

  transfer(amount: number, at: number, vendor: string) {
    const ref = this.db.newId('T');
    this.entry('TRANSFER_OUT', -amount, at, ref);
    this.entry('TRANSFER_IN', amount, at, ref, vendor);
  }

  /** What is missing to the wanted total came in lately, and what is too much went out. */
  async end(total: number, at: number) {
    const gap = total - [...this.lies.values()].reduce((sum, one) => sum + one, 0);
    if (gap > 0) await this.deposit(gap, at, 'paid', 'TRANSFER');
    if (gap < 0) await this.withdraw(-gap, at, 'paid');
    const { db, memberId } = this;
    for (const [code, balance] of this.lies) {
      await db.of(wallets).add({ id: `${memberId}/${code}`, memberId, code, balance });
    }
    const lies = new Map<string, number>();
    for (const one of this.entries.toSorted((a, b) => a.at - b.at)) {
      const after = (lies.get(one.wallet) ?? 0) + one.amount;
      lies.set(one.wallet, after);
      await db.of(ledger).add({ id: db.newId('L'), memberId, ...one, after });
    }
  }
}
