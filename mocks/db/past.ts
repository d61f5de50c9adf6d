import type { Chance } from '../core/chance';
import type { Database } from '../core/database';
import { bets, orders } from './bet';
import type { Listed } from './catalogue';
import { type DepositRow, deposits } from './deposit';
import { CASH, ledger, wallets } from './wallet';
import { type WithdrawalRow, withdrawals } from './withdraw';

const MINUTE = 60_000;

/** Writes what a member did before the database was born; money adds up as it does for real. */
export class Past {
  private readonly lies = new Map([[CASH, 0]]);

  constructor(
    private readonly db: Database,
    readonly memberId: string,
    private readonly chance: Chance,
  ) {}

  get cash() {
    return this.lies.get(CASH) ?? 0;
  }

  async entry(kind: string, amount: number, at: number, ref: string, wallet = CASH) {
    const { db, memberId } = this;
    const after = (this.lies.get(wallet) ?? 0) + amount;
    this.lies.set(wallet, after);
    const id = db.newId('L');
    await db.of(ledger).add({ id, memberId, wallet, kind, amount, after, at, ref });
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
    if (state === 'paid') await this.entry('DEPOSIT', amount, updatedAt, id);
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
    await this.entry('WITHDRAW', -amount, at, id);
    const isBack = state === 'rejected' || state === 'cancelled';
    if (isBack) await this.entry('WITHDRAW_BACK', amount, updatedAt, id);
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
    await this.entry('BET', -stake, at, row.id);
    if (win) await this.entry('WIN', win, at + 4_000, row.id);
  }

  /** A lottery order of two parts. */
  async order(game: Listed, at: number, opensAt: number, state: 'pending' | 'won' | 'cancelled') {
    const { db, memberId, chance } = this;
    const { nodeId, gameType, vassalage } = game;
    const id = db.newId('O');
    const numero = `${new Date(opensAt).toISOString().slice(0, 10).replaceAll('-', '')}-001`;
    const isOpen = state !== 'pending';
    await db.of(orders).add({ id, memberId, nodeId, numero, opensAt, at, isOpen });
    for (const part of [0, 1]) {
      const isWon = state === 'won' && part === 0;
      const row = { id: db.newId('B'), memberId, nodeId, gameType, vassalage, wallet: CASH };
      const own = part && state === 'won' ? 'lost' : state;
      await db.of(bets).add({
        ...{ ...row, stake: 500, win: isWon ? 4_500 : 0, state: own, at, orderId: id },
        ...{ play: 'any', numbers: chance.digits(1) },
      });
      await this.entry('BET', -500, at, row.id);
      if (isWon) await this.entry('WIN', 4_500, opensAt, row.id);
      if (own === 'cancelled') await this.entry('BET_CANCEL', 500, at + MINUTE, row.id);
    }
  }

  async transfer(amount: number, at: number, vendor: string) {
    const ref = this.db.newId('T');
    await this.entry('TRANSFER_OUT', -amount, at, ref);
    await this.entry('TRANSFER_IN', amount, at, ref, vendor);
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
  }
}
