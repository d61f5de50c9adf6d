import { gameArt } from '../../fixtures/art';
import { type Lottery, lotteries } from '../../fixtures/lotteries';
import * as contract from '../../src/contract/lottery';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import {
  type Draw,
  drawAt,
  lastDraw,
  nextDraw,
  numbersOf,
  openedIndexes,
  tiersOf,
} from '../rules/draws';
import { jackpotOf } from '../rules/jackpot';
import { toWire } from '../rules/money';
import { pageOf } from '../rules/pages';

const PAGE_SIZE = 60;
const REGIONS = {
  north: { ES: 'Norte', EN: 'North' },
  central: { ES: 'Centro', EN: 'Central' },
  south: { ES: 'Sur', EN: 'South' },
};

const textOf = (texts: { ES: string; EN: string }, code: string) =>
  texts[code === 'ES' ? 'ES' : 'EN'];

const prizeModeOf = ({ vendor, gameType }: Lottery) =>
  vendor === 'TCG_SEA' ? 'SEA' : gameType === 'ELOTT' ? 'Elott' : 'Lott';

const arts = gameArt.filter(({ kind }) => kind === 'LOTT' || kind === 'ELOTT');
const iconOf = (one: Lottery) =>
  `art/games/${arts[lotteries.indexOf(one) % arts.length]?.id ?? 'bolas'}-240.webp`;

function toGame(db: Database, one: Lottery, language: string): contract.WireLottery {
  const { gameId, gameType, kind, picks, highest, everyMinutes, lottoMode } = one;
  const next = nextDraw(db, one);
  const last = lastDraw(db, one);
  return {
    ...{ gameId, gameType, kind, picks, highest, everyMinutes, lottoMode },
    name: textOf(one.name, language),
    vassalage: one.vendor,
    prizeMode: prizeModeOf(one),
    gameGroupId: `${one.vendor}-G1`,
    icon: iconOf(one),
    hasJackpot: one.hasJackpot === true,
    numero: next.drawNo,
    opensAt: next.openAt,
    lastNumero: last.drawNo,
    lastNumbers: numbersOf(db, last),
  };
}

const toDraw = (db: Database, draw: Draw, language: string): contract.WireDraw => ({
  gameId: draw.lottery.gameId,
  name: textOf(draw.lottery.name, language),
  numero: draw.drawNo,
  openAt: draw.openAt,
  numbers: numbersOf(db, draw),
});

function toTiered(db: Database, draw: Draw, language: string): contract.WireTieredDraw {
  const { numbers, ...rest } = toDraw(db, draw, language);
  const region = draw.lottery.region ?? '';
  return { ...rest, region, special: numbers.join(''), prizes: tiersOf(db, draw) };
}

const ofVietnam = lotteries.filter(({ region }) => region);
const byId = (asked: string) => lotteries.find(({ gameId }) => gameId === asked);
const newestFirst = (a: Draw, b: Draw) => b.openAt - a.openAt;

export const lottery = [
  handle(contract.lotteries, ({ db, input, languageCode }) => {
    const { gameType, vassalage, pageNo, pageSize = PAGE_SIZE } = input;
    const found = lotteries
      .filter((one) => !gameType || one.gameType === gameType)
      .filter((one) => !vassalage || one.vendor === vassalage);
    return pageOf(found, { pageNo, pageSize }).list.map((one) => toGame(db, one, languageCode));
  }),

  handle(contract.openedDraws, ({ db, input, languageCode }) => {
    if (input.gameId === undefined) {
      const last = lotteries.map((one) => lastDraw(db, one));
      const { list, ...page } = pageOf(last.toSorted(newestFirst), input);
      return { ...page, content: list.map((draw) => toDraw(db, draw, languageCode)) };
    }
    const one = byId(input.gameId) ?? refuse('lottery_missing');
    const { list, ...page } = pageOf(openedIndexes(db, one), input);
    return {
      ...page,
      content: list.map((index) => toDraw(db, drawAt(one, index), languageCode)),
    };
  }),

  handle(contract.vietnamMenu, ({ db, languageCode }) =>
    Object.entries(REGIONS).map(([region, name]) => ({
      region,
      name: textOf(name, languageCode),
      games: ofVietnam
        .filter((one) => one.region === region)
        .map((one) => toGame(db, one, languageCode)),
    })),
  ),

  handle(contract.vietnamDraws, ({ db, input, languageCode }) => {
    const one = byId(input.gameId);
    if (!one?.region) return refuse('lottery_missing');
    const { list, ...page } = pageOf(openedIndexes(db, one), input);
    return {
      ...page,
      content: list.map((index) => toTiered(db, drawAt(one, index), languageCode)),
    };
  }),

  handle(contract.vietnamRecent, ({ db, languageCode }) =>
    ofVietnam
      .map((one) => lastDraw(db, one))
      .toSorted(newestFirst)
      .map((draw) => toTiered(db, draw, languageCode)),
  ),

  handle(contract.jackpot, ({ db, languageCode }) => {
    const one = lotteries.find(({ hasJackpot }) => hasJackpot) ?? refuse('lottery_missing');
    const { amount, perSecond, opensAt, wins } = jackpotOf(db, one);
    return {
      gameId: one.gameId,
      name: textOf(one.name, languageCode),
      amount: toWire(amount),
      growsPerSecond: Math.round(perSecond) / 100,
      at: db.clock.now(),
      opensAt,
      wins: wins.map((win) => ({ ...win, amount: toWire(win.amount) })),
    };
  }),
];
