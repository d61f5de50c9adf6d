import { type Lottery, lotteries } from '../../../fixtures/lottery/lotteries';
import type { Database } from '../../core/database';
import type { Member } from '../../db/account/member';
import { jackpotWins } from '../../db/lottery/jackpotWin';
import { moveMoney, toDecimal } from '../cashier/money';
import { drawAt, nextDraw, pastDrawIndexes, randomOfDraw } from './draws';

/** What the jackpot begins with, and how much it grows from one draw to the next. Minor units. */
const BASE = 25_000_000;
const STEP = 1_850_000;
const WIN_PROBABILITY = 0.08;
const LISTED_WINS = 8;

interface Win {
  numero: string;
  at: number;
  amount: number;
  customerName: string;
}

export const jackpotLottery = () => lotteries.find(({ hasJackpot }) => hasJackpot);

/** The jackpot grows with every draw, and evenly between draws, until somebody wins it. */
export function jackpotOf(db: Database, lottery: Lottery) {
  const interval = lottery.everyMinutes * 60_000;
  const winsByAdmin = db.table(jackpotWins).all();
  const opened = pastDrawIndexes(db, lottery).toReversed();
  const first = opened[0] ?? 0;
  // Draws before the listed ones are not calculated, so the jackpot begins with some number of steps.
  let steps = first % 20;
  let grownSince = 0;
  const wins: Win[] = winsByAdmin.map(({ id, ...win }) => ({ numero: id, ...win }));
  for (const index of opened) {
    const draw = drawAt(lottery, index);
    const random = randomOfDraw(db, draw);
    if (winsByAdmin.some(({ at }) => at > grownSince && at <= draw.opensAt)) steps = 0;
    steps += 1;
    grownSince = draw.opensAt;
    if (!random.isHit(WIN_PROBABILITY)) continue;
    const customerName = `${random.pick(NAMES)}***${random.digits(2)}`;
    wins.push({
      numero: draw.numero,
      at: draw.opensAt,
      amount: BASE + steps * STEP,
      customerName,
    });
    steps = 0;
  }
  const lastWin = winsByAdmin.findLast(({ at }) => at > grownSince);
  if (lastWin) {
    steps = 0;
    grownSince = lastWin.at;
  }
  const progress = (db.clock.now() - grownSince) / interval;
  return {
    amount: Math.floor(BASE + (steps + progress) * STEP),
    perSecond: STEP / (interval / 1000),
    opensAt: nextDraw(db, lottery).opensAt,
    wins: wins.toSorted((a, b) => b.at - a.at).slice(0, LISTED_WINS),
  };
}

export function toWireJackpot(db: Database, lottery: Lottery, languageCode: string) {
  const { amount, perSecond, opensAt, wins } = jackpotOf(db, lottery);
  return {
    gameId: lottery.gameId,
    name: lottery.name[languageCode === 'ES' ? 'ES' : 'EN'],
    amount: toDecimal(amount),
    growsPerSecond: Math.round(perSecond) / 100,
    at: db.clock.now(),
    opensAt,
    wins: wins.map((win) => ({ ...win, amount: toDecimal(win.amount) })),
  };
}

/** A member wins the whole jackpot now. */
export async function winJackpot(db: Database, { id: memberId, account }: Member) {
  const lottery = jackpotLottery();
  if (!lottery) throw new Error('no lottery has a jackpot');
  const { amount } = jackpotOf(db, lottery);
  const id = db.newId(nextDraw(db, lottery).numero.slice(0, 8));
  const customerName = maskedAccount(account);
  await db.table(jackpotWins).create({ id, at: db.clock.now(), amount, customerName });
  await moveMoney(db, { memberId, kind: 'WIN', amount, ref: id });
}

/** How the name of a member is shown to others. */
export const maskedAccount = (account: string) => `${account.slice(0, 2)}***${account.slice(-2)}`;

const NAMES = ['lu', 'ma', 'ro', 'jo', 'ka', 'ra', 'ab', 'te', 'na', 'be'];
