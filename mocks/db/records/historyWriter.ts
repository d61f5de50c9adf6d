import type { Database } from '../../core/database';
import type { Random } from '../../core/values/random';
import { winningsOf } from '../../rules/games/plays';
import type { Draw } from '../../rules/lottery/draws';
import { type DepositRow, deposits } from '../cashier/deposit';
import { CASH, type Entry, ledger, wallets } from '../cashier/wallet';
import { type WithdrawalRow, withdrawals } from '../cashier/withdraw';
import { type CatalogueGame, listTypeOf } from '../games/catalogue';
import { bets, orders, settledState } from '../lottery/bet';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a round pays, as a multiple of the stake: 62 of 100 pay nothing, 36 pay 0.5 to 4 times, 2 pay 6 to 14 times. */
function randomMultiplier(random: Random) {
  const chance = random.next();
  if (chance < 0.62) return 0;
  return chance < 0.98 ? random.integer(5, 40) / 10 : random.integer(6, 14);
}

/** Writes what a member did before the database was created. Ledger and balances agree, as after real requests. */
export class HistoryWriter {
  private readonly balances = new Map([[CASH, 0]]);
  private readonly entries: Pick<Entry, 'kind' | 'amount' | 'at' | 'ref' | 'wallet'>[] = [];

  constructor(
    private readonly db: Database,
    readonly memberId: string,
    private readonly random: Random,
  ) {}

  get cash() {
    return this.balances.get(CASH) ?? 0;
  }

  addEntry(kind: string, amount: number, at: number, ref: string, wallet = CASH) {
    this.balances.set(wallet, (this.balances.get(wallet) ?? 0) + amount);
    this.entries.push({ kind, amount, at, ref, wallet });
  }

  async deposit(amount: number, at: number, state: DepositRow['state'], methodId = 'SOLPAY') {
    const { db, memberId } = this;
    const isOpen = state === 'pending' || state === 'reviewing';
    const updatedAt = isOpen ? at : at + 2 * MINUTE;
    const closed: DepositRow['outcome'] = { state: 'paid', at: updatedAt };
    // An open deposit stays open for two days.
    const later: DepositRow['outcome'] = {
      state: state === 'reviewing' ? 'rejected' : 'expired',
      at: at + 2 * DAY,
    };
    const id = db.newId('D');
    await db.table(deposits).create({
      id,
      memberId,
      methodId,
      amount,
      fee: 0,
      bonus: 0,
      promoId: null,
      state,
      at,
      updatedAt,
      expiresAt: at + 30 * MINUTE,
      outcome: isOpen ? later : closed,
      reason: state === 'rejected' ? 'reason_payment_missing' : null,
    });
    if (state === 'paid') this.addEntry('DEPOSIT', amount, updatedAt, id);
  }

  async withdraw(amount: number, at: number, state: WithdrawalRow['state']) {
    const { db, memberId } = this;
    const id = db.newId('W');
    const updatedAt = state === 'pending' ? at : at + 9 * MINUTE;
    const checkedAt = at + 2 * MINUTE;
    const approvedAt = { checkedAt, approvedAt: at + 4 * MINUTE };
    const steps = {
      paid: { ...approvedAt, sentAt: at + 5 * MINUTE },
      approved: { ...approvedAt, approvedAt: updatedAt },
      rejected: { checkedAt },
      pending: {},
      cancelled: {},
    };
    await db.table(withdrawals).create({
      id,
      memberId,
      bankCardId: 'BC-1',
      bankName: 'Banco del Puerto',
      fee: 0,
      accountNumber: '19120458770012',
      amount,
      state,
      at,
      updatedAt,
      nextAt: null,
      reason: state === 'rejected' ? 'reason_account_unreadable' : null,
      ...steps[state],
    });
    this.addEntry('WITHDRAW', -amount, at, id);
    const isReturned = state === 'rejected' || state === 'cancelled';
    if (isReturned) this.addEntry('WITHDRAW_BACK', amount, updatedAt, id);
  }

  /** A round of a game. On average it pays about what was staked. */
  async bet(game: CatalogueGame, stake: number, at: number) {
    const { db, memberId, random } = this;
    const { nodeId, vassalage } = game;
    const gameType = listTypeOf(game);
    const win = Math.round(stake * randomMultiplier(random));
    const row = { id: db.newId('B'), memberId, nodeId, gameType, vassalage, wallet: CASH };
    const result = { stake, win, state: settledState(stake, win), at } as const;
    await db.table(bets).create({ ...row, ...result, orderId: null, play: null, numbers: null });
    this.addEntry('BET', -stake, at, row.id);
    if (win) this.addEntry('WIN', win, at + 4_000, row.id);
  }

  /** A lottery order with one bet per selection, all with the same stake. */
  async order({ lottery, opensAt, numero }: Draw, drawn: string[], chosen: string[], at: number) {
    const { db, memberId } = this;
    const { gameId: nodeId, gameType, vendor: vassalage } = lottery;
    const id = db.newId('O');
    const isDrawn = drawn.length > 0;
    await db.table(orders).create({ id, memberId, nodeId, numero, opensAt, at, isDrawn });
    for (const numbers of chosen) {
      const bet = { play: 'any', numbers, stake: 500 };
      const win = winningsOf(lottery, bet, drawn);
      const state = isDrawn ? settledState(bet.stake, win) : 'pending';
      const row = { id: db.newId('B'), memberId, nodeId, gameType, vassalage, wallet: CASH };
      await db.table(bets).create({ ...row, ...bet, win, state, at, orderId: id });
      this.addEntry('BET', -500, at, row.id);
      if (win) this.addEntry('WIN', win, opensAt, row.id);
    }
    return id;
  }

  /** Cancels every bet of an order. */
  async cancelOrder(orderId: string, at: number) {
    const { db } = this;
    for (const { id, stake } of db.table(bets).filter((bet) => bet.orderId === orderId)) {
      await db.table(bets).update(id, { state: 'cancelled', win: 0 });
      this.addEntry('BET_CANCEL', stake, at, id);
    }
  }

  transfer(amount: number, at: number, vendor: string) {
    const ref = this.db.newId('T');
    this.addEntry('TRANSFER_OUT', -amount, at, ref);
    this.addEntry('TRANSFER_IN', amount, at, ref, vendor);
  }

  /** Deposits or withdraws the difference to the total that the member must have, then writes wallets and ledger. */
  async finish(total: number, at: number) {
    const difference =
      total - [...this.balances.values()].reduce((sum, balance) => sum + balance, 0);
    if (difference > 0) await this.deposit(difference, at, 'paid', 'TRANSFER');
    if (difference < 0) await this.withdraw(-difference, at, 'paid');
    const { db, memberId } = this;
    for (const [code, balance] of this.balances) {
      await db.table(wallets).create({ id: `${memberId}/${code}`, memberId, code, balance });
    }
    const runningBalances = new Map<string, number>();
    for (const entry of this.entries.toSorted((a, b) => a.at - b.at)) {
      const after = (runningBalances.get(entry.wallet) ?? 0) + entry.amount;
      runningBalances.set(entry.wallet, after);
      await db.table(ledger).create({ id: db.newId('L'), memberId, ...entry, after });
    }
  }
}
