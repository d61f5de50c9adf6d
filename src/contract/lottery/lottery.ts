import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const draw = type({
  gameId: 'string',
  name: "string = ''",
  numero: 'string',
  openAt: 'number = 0',
  numbers: 'string[]',
});
export type WireDraw = typeof draw.infer;

const tieredDraw = type({
  gameId: 'string',
  name: "string = ''",
  region: "string = ''",
  numero: 'string',
  openAt: 'number = 0',
  special: "string = ''",
  prizes: type({ tier: 'string', numbers: 'string[]' }).array(),
});
export type WireTieredDraw = typeof tieredDraw.infer;

/** The `gameId` of a lottery is that of its game in the catalogue. */
export const lottery = type({
  gameId: 'string',
  name: 'string',
  gameType: "string = ''",
  vassalage: "string = ''",
  kind: type("'balls' | 'digits' | 'tiers'").default('balls'),
  /** How many numbers a draw has, and the highest possible number. */
  picks: 'number.integer = 0',
  highest: 'number.integer = 0',
  everyMinutes: 'number.integer = 0',
  lottoMode: "string = ''",
  /** Lott, SEA or Elott. The launcher calls it prize_mode. */
  prizeMode: "string = ''",
  gameGroupId: "string = ''",
  icon: "string = ''",
  hasJackpot: 'boolean = false',
  /** What a winning bet of 1 pays, with all numbers of a play. An extension: without it only a bought ticket says it. */
  'pays?': type({ straight: 'number', any: 'number', parity: 'number' }),
  /** The draw that takes bets now, and the latest one that was drawn. */
  numero: "string = ''",
  opensAt: 'number = 0',
  lastNumero: "string = ''",
  lastNumbers: 'string[]',
});
export type WireLottery = typeof lottery.infer;

export const lotteries = endpoint('GET', '/lgw/games/mobile', {
  carries: ['language'],
  in: type({ 'gameType?': 'string <= 40', 'vassalage?': 'string <= 40', ...paged }),
  out: lottery.array(),
});

/** Past draws, newest first. Without `gameId`: the last draw of each lottery. */
export const openedDraws = endpoint('GET', '/lotto/lgw/games/opened/numero', {
  carries: ['language'],
  in: type({ 'gameId?': 'string <= 40', ...paged }),
  list: 'content',
  out: type({ content: draw.array(), ...pageTotals }),
});

/** The Vietnamese lotteries by region. */
export const vietnamMenu = endpoint('GET', '/lgw/vn/games/game_menu', {
  carries: ['language'],
  out: type({ region: "string = ''", name: "string = ''", games: lottery.array() }).array(),
});

export const vietnamDraws = endpoint('GET', '/lgw/vn/numeros/opened/game', {
  carries: ['language'],
  in: type({ gameId: 'string <= 40', ...paged }),
  list: 'content',
  out: type({ content: tieredDraw.array(), ...pageTotals }),
});

/** The last draw of every Vietnamese lottery. */
export const vietnamRecent = endpoint('GET', '/lgw/vn/games/game_menu/recent', {
  carries: ['language'],
  out: tieredDraw.array(),
});

/** The jackpot at the time `at`. Until the next request the client lets it grow by itself. */
export const jackpot = endpoint('GET', '/lgw/games/jackpot', {
  carries: ['language'],
  out: type({
    gameId: "string = ''",
    name: "string = ''",
    amount: 'number',
    growsPerSecond: 'number = 0',
    at: 'number = 0',
    opensAt: 'number = 0',
    wins: type({
      numero: 'string',
      at: 'number',
      amount: 'number',
      customerName: 'string',
    }).array(),
  }),
});
