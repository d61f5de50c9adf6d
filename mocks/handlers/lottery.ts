import * as contract from '../../src/contract/lottery';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { pictureOf } from '../db/catalogue';
import { type Lottery, lotteriesOf, lotteryById } from '../db/lottery';
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

const prizeModeOf = ({ game }: Lottery) =>
  game.vassalage === 'TCG_SEA' ? 'SEA' : game.gameType === 'ELOTT' ? 'Elott' : 'Lott';

function toGame(db: Database, one: Lottery, language: string): contract.WireLottery {
  const { game, plan } = one;
  const { kind, picks, highest, everyMinutes } = plan;
  const next = nextDraw(db, one);
  const last = lastDraw(db, one);
  return {
    ...{ kind, picks, highest, everyMinutes },
    gameId: game.nodeId,
    name: textOf(game.name, language),
    gameType: game.gameType,
    vassalage: game.vassalage,
    lottoMode: game.lottoMode ?? '',
    prizeMode: prizeModeOf(one),
    gameGroupId: `${game.vassalage}-G1`,
    icon: pictureOf(game),
    hasJackpot: plan.hasJackpot === true,
    numero: next.numero,
    opensAt: next.openAt,
    lastNumero: last.numero,
    lastNumbers: numbersOf(db, last),
  };
}

const toDraw = (db: Database, draw: Draw, language: string): contract.WireDraw => ({
  gameId: draw.lottery.game.nodeId,
  name: textOf(draw.lottery.game.name, language),
  numero: draw.numero,
  openAt: draw.openAt,
  numbers: numbersOf(db, draw),
});

function toTiered(db: Database, draw: Draw, language: string): contract.WireTieredDraw {
  const { numbers, ...rest } = toDraw(db, draw, language);
  const region = draw.lottery.plan.region ?? '';
  return { ...rest, region, special: numbers.join(''), prizes: tiersOf(db, draw) };
}

const ofVietnam = () => lotteriesOf().filter(({ plan }) => plan.region);
const newestFirst = (a: Draw, b: Draw) => b.openAt - a.openAt;

export const lottery = [
  handle(contract.lotteries, ({ db, input, languageCode }) => {
    const { gameType, vassalage, pageNo, pageSize = PAGE_SIZE } = input;
    const found = lotteriesOf()
      .filter(({ game }) => !gameType || game.gameType === gameType)
      .filter(({ game }) => !vassalage || game.vassalage === vassalage);
    return pageOf(found, { pageNo, pageSize }).content.map((one) => toGame(db, one, languageCode));
  }),

  handle(contract.openedDraws, ({ db, input, languageCode }) => {
    if (input.gameId === undefined) {
      const last = lotteriesOf().map((one) => lastDraw(db, one));
      const { content, ...page } = pageOf(last.toSorted(newestFirst), input);
      return { ...page, content: content.map((draw) => toDraw(db, draw, languageCode)) };
    }
    const one = lotteryById(input.gameId) ?? refuse('lottery_missing');
    const { content, ...page } = pageOf(openedIndexes(db, one), input);
    return {
      ...page,
      content: content.map((index) => toDraw(db, drawAt(one, index), languageCode)),
    };
  }),

  handle(contract.vietnamMenu, ({ db, languageCode }) =>
    Object.entries(REGIONS).map(([region, name]) => ({
      region,
      name: textOf(name, languageCode),
      games: ofVietnam()
        .filter(({ plan }) => plan.region === region)
        .map((one) => toGame(db, one, languageCode)),
    })),
  ),

  handle(contract.vietnamDraws, ({ db, input, languageCode }) => {
    const one = lotteryById(input.gameId);
    if (!one?.plan.region) return refuse('lottery_missing');
    const { content, ...page } = pageOf(openedIndexes(db, one), input);
    return {
      ...page,
      content: content.map((index) => toTiered(db, drawAt(one, index), languageCode)),
    };
  }),

  handle(contract.vietnamRecent, ({ db, languageCode }) =>
    ofVietnam()
      .map((one) => lastDraw(db, one))
      .toSorted(newestFirst)
      .map((draw) => toTiered(db, draw, languageCode)),
  ),

  handle(contract.jackpot, ({ db, languageCode }) => {
    const one = lotteriesOf().find(({ plan }) => plan.hasJackpot) ?? refuse('lottery_missing');
    const { amount, perSecond, opensAt, wins } = jackpotOf(db, one);
    return {
      gameId: one.game.nodeId,
      name: textOf(one.game.name, languageCode),
      amount: toWire(amount),
      growsPerSecond: Math.round(perSecond) / 100,
      at: db.clock.now(),
      opensAt,
      wins: wins.map((win) => ({ ...win, amount: toWire(win.amount) })),
    };
  }),
];
