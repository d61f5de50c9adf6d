import { type Lottery, lotteries } from '../../fixtures/lotteries';
import { personas } from '../../fixtures/personas';
import type { Database } from '../core/database';
import type { Random } from '../core/random';
import { drawAt, nextDraw, numbersOf } from '../rules/draws';
import { allGames, type CatalogueGame } from './catalogue';
import { rebateClaims } from './claim';
import { HistoryWriter } from './historyWriter';
import { CASH, ledger, wallets } from './wallet';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STAKES = [200, 500, 500, 1_000, 2_000, 5_000];

interface PlayerProfile {
  days: number;
  betsPerDay: number;
  /** Multiplies the usual stakes and deposits. */
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
  const past = new HistoryWriter(db, memberId, random);
  const games = Array.from({ length: 30 }, () => random.pick(allGames()));
  const now = db.clock.now();
  for (let day = profile.days; day > 2; day--) {
    await seedDay(past, random, games, now - day * DAY, profile);
    if (memberId === 'm-lucia') await seedLuciaDay(db, past, now - day * DAY + 20 * HOUR, day);
  }
  if (memberId === 'm-lucia') await seedLuciaPending(db, past, now);
  await past.finish(balance, now - 30 * HOUR);
}

async function seedDay(
  past: HistoryWriter,
  random: Random,
  games: CatalogueGame[],
  start: number,
  { betsPerDay, scale }: PlayerProfile,
) {
  if (past.cash < 25_000 * scale) {
    const method = random.pick(['SOLPAY', 'LUNAPAY', 'CARD', 'TRANSFER', 'AGENTCASH']);
    const amount = random.pick([5_000, 10_000, 20_000, 30_000]) * scale;
    await past.deposit(amount, start + HOUR, 'paid', method);
  }
  for (let i = random.integer(0, betsPerDay); i > 0; i--) {
    const stake = random.pick(STAKES) * scale;
    const at = start + 18 * HOUR - i * 90 * MINUTE + random.integer(0, 60 * MINUTE);
    if (stake <= past.cash) await past.bet(random.pick(games), stake, at);
  }
  if (past.cash > 90_000 * scale) await past.withdraw(40_000 * scale, start + 19 * HOUR, 'paid');
}

const PAYDAYS = [82, 61, 39, 26, 12];

/** What Lucía does on some days besides playing: withdrawals, deposits that fail, lottery orders. */
async function seedLuciaDay(db: Database, past: HistoryWriter, at: number, day: number) {
  const isPayday = PAYDAYS.includes(day);
  if (isPayday && past.cash < 20_000) await past.deposit(20_000, at - HOUR, 'paid', 'LUNAPAY');
  if (isPayday) await past.withdraw(8_000 + day * 100, at, 'paid');
  if (day === 71) await past.deposit(10_000, at, 'expired', 'STABLE');
  if (day === 52) await past.deposit(25_000, at, 'rejected', 'TRANSFER');
  if (day === 44) await past.deposit(5_000, at, 'cancelled', 'CARD');
  if (day === 38) await past.withdraw(6_000, at, 'rejected');
  if (day === 25) await past.withdraw(5_000, at, 'cancelled');
  if (day === 21) await playLottery(db, past, -20, at);
  if (day === 16) await past.cancelOrder(await playLottery(db, past, 12, at), at + HOUR);
  if (day !== 7) return;
  past.addEntry('REBATE', 640, at, db.newId('R'));
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCK']) {
    const row = { memberId: past.memberId, gameType, turnover: 16_000, amount: 80, at };
    await db.table(rebateClaims).create({ id: db.newId('RB'), ...row });
  }
}

/** Deposits, withdrawals and bets that are still open. */
async function seedLuciaPending(db: Database, past: HistoryWriter, now: number) {
  if (past.cash < 60_000) await past.deposit(60_000, now - 36 * HOUR, 'paid', 'LUNAPAY');
  past.transfer(10_000, now - 35 * HOUR, 'PG');
  past.transfer(5_000, now - 34 * HOUR, 'JL');
  await past.withdraw(8_000, now - 33 * HOUR, 'approved');
  await past.withdraw(6_000, now - 32 * HOUR, 'pending');
  await past.deposit(15_000, now - 20 * MINUTE, 'pending');
  await past.deposit(30_000, now - 10 * MINUTE, 'reviewing', 'TRANSFER');
  await playLottery(db, past, 3, now - 31 * HOUR);
}

/** Bets on two balls of the draw that is `ahead` draws after the next one. In a past draw, the first ball wins. */
async function playLottery(db: Database, past: HistoryWriter, ahead: number, at: number) {
  const [lottery] = lotteries as [Lottery];
  const draw = drawAt(lottery, nextDraw(db, lottery).index + ahead);
  const drawn = ahead < 0 ? numbersOf(db, draw) : [];
  const chosen = [drawn[0] ?? '7', drawn.includes('11') ? '12' : '11'];
  return past.order(draw, drawn, chosen, at);
}
