import { type } from 'arktype';
import { endpoint } from '../endpoint';

export const winner = type({
  vo: {
    'iconUrl?': 'string',
    'gameName?': 'string',
    'customerName?': 'string',
    'winAmount?': 'number',
    'vendor?': 'string',
    'nodeId?': 'string | number',
  },
});
export type WireWinner = typeof winner.infer;

export const winners = endpoint('GET', '/wps/relay/GCSGAME_getRankList', {
  carries: ['language'],
  in: type({ 'gameCategory?': 'string <= 40', 'limitNum?': '1 <= number.integer <= 200' }),
  list: 'list',
  out: type({ list: winner.array() }),
});
