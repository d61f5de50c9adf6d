import { artOfLottery, type Lottery, lotteries } from '../../../fixtures/lottery/lotteries';
import * as contract from '../../../src/contract/lottery/lottery';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import type { Language } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import { pictureOf } from '../../db/games/catalogue';
import { paysOf } from '../../rules/games/plays';
import {
  type Draw,
  drawAt,
  lastDraw,
  nextDraw,
  numbersOf,
  pastDrawIndexes,
  tiersOf,
} from '../../rules/lottery/draws';
import { jackpotLottery, toWireJackpot } from '../../rules/lottery/jackpot';
import { lotteryById } from '../../rules/lottery/order';
import { paginate } from '../../rules/paginate';

const PAGE_SIZE = 60;
const REGIONS = {
  north: { ES: 'Norte', EN: 'North' },
  central: { ES: 'Centro', EN: 'Central' },
  south: { ES: 'Sur', EN: 'South' },
};

function prizeModeOf({ vendor, gameType }: Lottery) {
  if (vendor === 'TCG_SEA') return 'SEA';
  return gameType === 'ELOTT' ? 'Elott' : 'Lott';
}

function toWireLottery(db: Database, lottery: Lottery, language: Language): contract.WireLottery {
  const { gameId, gameType, kind, picks, highest, everyMinutes, lottoMode } = lottery;
  const next = nextDraw(db, lottery);
  const last = lastDraw(db, lottery);
  return {
    gameId,
    gameType,
    kind,
    picks,
    highest,
    everyMinutes,
    lottoMode,
    name: lottery.name[language],
    vassalage: lottery.vendor,
    prizeMode: prizeModeOf(lottery),
    gameGroupId: `${lottery.vendor}-G1`,
    icon: pictureOf({ art: artOfLottery(lottery).id }),
    hasJackpot: lottery.hasJackpot === true,
    pays: paysOf(lottery),
    numero: next.numero,
    opensAt: next.opensAt,
    lastNumero: last.numero,
    lastNumbers: numbersOf(db, last),
  };
}

const toWireDraw = (db: Database, draw: Draw, language: Language): contract.WireDraw => ({
  gameId: draw.lottery.gameId,
  name: draw.lottery.name[language],
  numero: draw.numero,
  openAt: draw.opensAt,
  numbers: numbersOf(db, draw),
});

function toWireTieredDraw(db: Database, draw: Draw, language: Language): contract.WireTieredDraw {
  const { numbers, ...rest } = toWireDraw(db, draw, language);
  const region = draw.lottery.region ?? '';
  return { ...rest, region, special: numbers.join(''), prizes: tiersOf(db, draw) };
}

const vietnamLotteries = lotteries.filter(({ region }) => region);
const newestFirst = (a: Draw, b: Draw) => b.opensAt - a.opensAt;

export const lottery = [
  handle(contract.lotteries, ({ db, input, language }) => {
    const { gameType, vassalage, pageNo, pageSize = PAGE_SIZE } = input;
    const found = lotteries
      .filter((lottery) => !gameType || lottery.gameType === gameType)
      .filter((lottery) => !vassalage || lottery.vendor === vassalage);
    return paginate(found, { pageNo, pageSize }).list.map((lottery) =>
      toWireLottery(db, lottery, language),
    );
  }),

  handle(contract.openedDraws, ({ db, input, language }) => {
    if (input.gameId === undefined) {
      const last = lotteries.map((lottery) => lastDraw(db, lottery));
      const { list, ...page } = paginate(last.toSorted(newestFirst), input);
      return { ...page, content: list.map((draw) => toWireDraw(db, draw, language)) };
    }
    const lottery = lotteryById(input.gameId);
    const { list, ...page } = paginate(pastDrawIndexes(db, lottery), input);
    return {
      ...page,
      content: list.map((index) => toWireDraw(db, drawAt(lottery, index), language)),
    };
  }),

  handle(contract.vietnamMenu, ({ db, language }) =>
    Object.entries(REGIONS).map(([region, name]) => ({
      region,
      name: name[language],
      games: vietnamLotteries
        .filter((lottery) => lottery.region === region)
        .map((lottery) => toWireLottery(db, lottery, language)),
    })),
  ),

  handle(contract.vietnamDraws, ({ db, input, language }) => {
    const lottery = lotteryById(input.gameId);
    if (!lottery.region) return reject('lottery_missing');
    const { list, ...page } = paginate(pastDrawIndexes(db, lottery), input);
    return {
      ...page,
      content: list.map((index) => toWireTieredDraw(db, drawAt(lottery, index), language)),
    };
  }),

  handle(contract.vietnamRecent, ({ db, language }) =>
    vietnamLotteries
      .map((lottery) => lastDraw(db, lottery))
      .toSorted(newestFirst)
      .map((draw) => toWireTieredDraw(db, draw, language)),
  ),

  handle(contract.jackpot, ({ db, languageCode }) =>
    toWireJackpot(db, jackpotLottery() ?? reject('lottery_missing'), languageCode),
  ),
];
