import { expect, test } from 'vitest';
import { lotteries } from '../../../fixtures/lottery/lotteries';
import { Random } from '../../../mocks/core/values/random';
import { allGames, type CatalogueGame, factsOf } from '../../../mocks/db/games/catalogue';
import { paybackOf } from '../../../mocks/db/games/payback';
import { drawCrash, multiplierAfter, paysAt } from '../../../mocks/rules/games/flight';
import { filterGames } from '../../../mocks/rules/games/gameFilter';
import { winningsOf } from '../../../mocks/rules/games/plays';
import { playOnce, winOf } from '../../../mocks/rules/games/round';

const ROUNDS = 1_000_000;
/** In percent. The standard error of a million rounds with the highest prizes is 0.7. */
const TOLERANCE = 1;
const STAKE = 100;

/** What a million rounds pay back, in percent. */
function percentOf(play: (random: Random) => number, seed: string) {
  const random = Random.fromText(seed);
  let paid = 0;
  for (let i = 0; i < ROUNDS; i++) paid += play(random);
  return (paid / (ROUNDS * STAKE)) * 100;
}

const gameWith = (isWanted: (game: CatalogueGame) => boolean): CatalogueGame => {
  const found = allGames().find(isWanted);
  if (!found) throw new Error('the catalogue has no such game');
  return found;
};
const ofPage = (page: string) => (game: CatalogueGame) => paybackOf(game).page === page;

test.each(['low', 'medium', 'high'])(
  'S2.22 a million rounds of a slot with %s volatility pay back the RTP that its facts say',
  (volatility) => {
    const game = gameWith((one) => ofPage('spin')(one) && factsOf(one).volatility === volatility);
    const paid = percentOf(
      (random) => winOf(STAKE, playOnce(random, { kind: 'spin' }, game).multiplier),
      volatility,
    );
    expect(Math.abs(paid - (factsOf(game).rtp ?? 0))).toBeLessThan(TOLERANCE);
  },
);

/** Plans by which a player cashes out. None knows where the curve ends. */
const PLANS: Record<string, (random: Random) => number> = {
  'at 1.2x': () => 1.2,
  'at 2x': () => 2,
  'at 10x': () => 10,
  'after 3 seconds': () => multiplierAfter(3_000),
  'at any time within 20 seconds': (random) => multiplierAfter(random.integer(0, 20_000)),
};

test.each(Object.keys(PLANS))(
  'S2.22 a million crash rounds cashed out %s pay back the RTP that the facts say',
  (name) => {
    const game = gameWith(ofPage('crash'));
    const paid = percentOf((random) => {
      const multiplier = PLANS[name]?.(random) ?? 0;
      return winOf(STAKE, paysAt(drawCrash(random, game), multiplier));
    }, `crash ${name}`);
    expect(Math.abs(paid - (factsOf(game).rtp ?? 0))).toBeLessThan(TOLERANCE);
  },
);

test.each(['red', 'odd', '7'])(
  'S2.22 a million rounds of a wheel with a bet on %s pay back the RTP that the facts say',
  (choice) => {
    const game = gameWith(({ kind }) => kind === 'LIVE');
    const paid = percentOf(
      (random) => winOf(STAKE, playOnce(random, { kind: 'table', choice }, game).multiplier),
      `table ${choice}`,
    );
    expect(Math.abs(paid - (factsOf(game).rtp ?? 0))).toBeLessThan(TOLERANCE);
  },
);

test('S2.22 a million lottery bets pay back the RTP that the facts say', () => {
  const lottery = lotteries.find(({ kind, highest }) => kind === 'digits' && highest === 9);
  if (!lottery) throw new Error('no lottery draws digits');
  const bet = { play: 'any', numbers: '7', stake: STAKE };
  const paid = percentOf((random) => {
    const drawn = Array.from({ length: lottery.picks }, () => String(random.integer(0, 9)));
    return winningsOf(lottery, bet, drawn);
  }, 'lottery');
  const game = gameWith(({ kind }) => kind === 'LOTT');
  expect(Math.abs(paid - (factsOf(game).rtp ?? 0))).toBeLessThan(TOLERANCE);
});

test('S2.22 slots differ in their RTP, and each pays every stake of the game page to the cent', () => {
  const slots = allGames().filter(ofPage('spin'));
  expect(new Set(slots.map((game) => factsOf(game).rtp)).size).toBeGreaterThan(8);
  // The smallest stake is 10 cents, and a pair pays a part of it.
  for (const { pair } of slots.flatMap((game) => paybackOf(game).pays ?? []))
    expect(winOf(10, pair) / 10).toBeCloseTo(pair, 10);
});

test('A22 crash games are not listed with the slots', () => {
  const slots = filterGames({ gameType: 'RNG' });
  expect(slots.length).toBeGreaterThan(100);
  expect(slots.filter(({ kind }) => kind === 'CRASH')).toEqual([]);
  const crash = filterGames({ gameClassify: 'Crash' });
  expect(crash.length).toBeGreaterThan(20);
  expect(filterGames({ gameType: 'RNG', gameClassify: 'Crash' })).toEqual(crash);
});
