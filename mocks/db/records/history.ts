import { personas } from '../../../fixtures/account/personas';
import { type Lottery, lotteries } from '../../../fixtures/lottery/lotteries';
import type { Database } from '../../core/database';
import type { Random } from '../../core/values/random';
import { drawAt, nextDraw, numbersOf } from '../../rules/lottery/draws';
import { CASH, ledger, wallets } from '../cashier/wallet';
import { type CatalogueGame, drawnGames } from '../games/catalogue';
import { rebateClaims } from '../promotions/claim';
import { HistoryWriter } from './historyWriter';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Minor units. */
const STAKES = [200, 500, 500, 1_000, 2_000, 5_000];

interface PlayerProfile {
  days: number;
  /** At most. */
  betsPerDay: number;
  /** The usual stakes and deposits are multiplied by this. */
  scale: number;
}

const PROFILES: Record<string, PlayerProfile> = {
  'm-lucia': { days: 90, betsPerDay: 4, scale: 1 },
  'm-victor': { days: 30, betsPerDay: 5, scale: 10 },
  'm-agustin': { days: 12, betsPerDay: 2, scale: 2 },
  'm-elena': { days: 12, betsPerDay: 2, scale: 1 },
};

/** Seeds months of bets, deposits and withdrawals that end with the balance of each persona. */
export async function seedHistory(db: Database) {
  for (const { id, balance } of personas) {
    const profile = PROFILES[id];
    if (profile) await seedActivity(db, id, profile, balance);
    else await seedOpeningBalance(db, id, balance);
  }
}

async function seedOpeningBalance(db: Database, memberId: string, balance: number) {
  await db.table(wallets).create({ id: `${memberId}/${CASH}`, memberId, code: CASH, balance });
  const entry = { memberId, wallet: CASH, kind: 'OPENING', amount: balance, after: balance };
  const at = db.clock.now();
  if (balance) await db.table(ledger).create({ id: db.newId('L'), ...entry, at, ref: 'seed' });
}

async function seedActivity(
  db: Database,
  memberId: string,
  profile: PlayerProfile,
  balance: number,
) {
  const random = db.randomFor(`history/${memberId}`);
  const writer = new HistoryWriter(db, memberId, random);
  const games = Array.from({ length: 30 }, () => random.pick(drawnGames()));
  const now = db.clock.now();
  for (let day = profile.days; day > 2; day--) {
    await seedDay(writer, random, games, now - day * DAY, profile);
    if (memberId === 'm-lucia') await seedLuciaDay(db, writer, now - day * DAY + 20 * HOUR, day);
  }
  if (memberId === 'm-lucia') await seedLuciaPending(db, writer, now);
  await writer.finish(balance, now - 30 * HOUR);
}

async function seedDay(
  writer: HistoryWriter,
  random: Random,
  games: CatalogueGame[],
  start: number,
  { betsPerDay, scale }: PlayerProfile,
) {
  if (writer.cash < 25_000 * scale) {
    const method = random.pick(['SOLPAY', 'LUNAPAY', 'CARD', 'TRANSFER', 'AGENTCASH']);
    const amount = random.pick([5_000, 10_000, 20_000, 30_000]) * scale;
    await writer.deposit(amount, start + HOUR, 'paid', method);
  }
  for (let i = random.integer(0, betsPerDay); i > 0; i--) {
    const stake = random.pick(STAKES) * scale;
    const at = start + 18 * HOUR - i * 90 * MINUTE + random.integer(0, 60 * MINUTE);
    if (stake <= writer.cash) await writer.bet(random.pick(games), stake, at);
  }
  if (writer.cash > 90_000 * scale)
    await writer.withdraw(40_000 * scale, start + 19 * HOUR, 'paid');
}

/** Days before the start of the database on which Lucía withdraws money. */
const WITHDRAWAL_DAYS = [82, 61, 39, 26, 12];

/** What Lucía does on some days besides playing: withdrawals, deposits that fail, lottery orders. */
async function seedLuciaDay(db: Database, writer: HistoryWriter, at: number, day: number) {
  const isWithdrawalDay = WITHDRAWAL_DAYS.includes(day);
  if (isWithdrawalDay && writer.cash < 20_000)
    await writer.deposit(20_000, at - HOUR, 'paid', 'LUNAPAY');
  if (isWithdrawalDay) await writer.withdraw(8_000 + day * 100, at, 'paid');
  if (day === 71) await writer.deposit(10_000, at, 'expired', 'STABLE');
  if (day === 52) await writer.deposit(25_000, at, 'rejected', 'TRANSFER');
  if (day === 44) await writer.deposit(5_000, at, 'cancelled', 'CARD');
  if (day === 38) await writer.withdraw(6_000, at, 'rejected');
  if (day === 25) await writer.withdraw(5_000, at, 'cancelled');
  if (day === 21) await playLottery(db, writer, -20, at);
  if (day === 16) await writer.cancelOrder(await playLottery(db, writer, 12, at), at + HOUR);
  if (day !== 7) return;
  writer.addEntry('REBATE', 640, at, db.newId('R'));
  for (const gameType of [
    'RNG',
    'LIVE',
    'FISH',
    'CRASH',
    'SPORTS',
    'PVP',
    'LOTT',
    'ELOTT',
    'COCK',
  ]) {
    const row = { memberId: writer.memberId, gameType, turnover: 16_000, amount: 80, at };
    await db.table(rebateClaims).create({ id: db.newId('RB'), ...row });
  }
}

/** Deposits, withdrawals and bets that are still open. */
async function seedLuciaPending(db: Database, writer: HistoryWriter, now: number) {
  if (writer.cash < 60_000) await writer.deposit(60_000, now - 36 * HOUR, 'paid', 'LUNAPAY');
  writer.transfer(10_000, now - 35 * HOUR, 'PG');
  writer.transfer(5_000, now - 34 * HOUR, 'JL');
  await writer.withdraw(8_000, now - 33 * HOUR, 'approved');
  await writer.withdraw(6_000, now - 32 * HOUR, 'pending');
  await writer.deposit(15_000, now - 20 * MINUTE, 'pending');
  await writer.deposit(30_000, now - 10 * MINUTE, 'reviewing', 'TRANSFER');
  await playLottery(db, writer, 3, now - 31 * HOUR);
}

/** Bets on two balls of the draw that is `ahead` draws after the next one. In a past draw, the first ball wins. */
async function playLottery(db: Database, writer: HistoryWriter, ahead: number, at: number) {
  const [lottery] = lotteries as [Lottery];
  const draw = drawAt(lottery, nextDraw(db, lottery).index + ahead);
  const drawn = ahead < 0 ? numbersOf(db, draw) : [];
  const chosen = [drawn[0] ?? '7', drawn.includes('11') ? '12' : '11'];
  return writer.order(draw, drawn, chosen, at);
}
