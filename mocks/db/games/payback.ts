import { Random } from '../../core/values/random';

const VOLATILITIES = ['low', 'medium', 'high'] as const;
type Volatility = (typeof VOLATILITIES)[number];

/** The bundled page that a game is played on. A match is the page `table` with the look of a match. */
export type GamePage = 'spin' | 'crash' | 'table' | 'match';

const PAGES: Record<string, GamePage> = {
  RNG: 'spin',
  FISH: 'spin',
  CRASH: 'crash',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCK: 'match',
};

export const SYMBOLS = ['cherry', 'lemon', 'bell', 'star', 'gem', 'seven'];
const OUTCOMES = SYMBOLS.length ** 3;
const PAIRS = SYMBOLS.length * (SYMBOLS.length - 1) * 3;
const PAIR_PAYS = 0.9;
/** What three equal symbols pay, in the order above. The sums are equal: only the spread differs. */
const TRIPLES: Record<Volatility, number[]> = {
  low: [8, 10, 12, 18, 26, 44],
  medium: [4, 6, 8, 12, 25, 63],
  high: [2, 3, 5, 8, 20, 80],
};
/** The highest prize of a game is raised by up to so many stakes. */
const MAX_RAISE = 11;
/** Of a wheel with one zero, at every bet. */
const WHEEL_PAYBACK = 36 / 37;
export const LOTTERY_PAYBACK = 0.92;

/** What three reels pay, in stakes. */
export interface SpinPays {
  pair: number;
  triples: number[];
}

/** What a player should know of a game, and what its rounds are played by: both come from the same numbers. */
interface Payback {
  page: GamePage;
  /** The share of the stakes that comes back. Absent where people or teams decide. */
  share?: number;
  /** Absent where it depends on the bet. */
  volatility?: Volatility;
  pays?: SpinPays;
}

function spinPayback(random: Random): Payback {
  const raise = random.integer(0, MAX_RAISE);
  const volatility = random.pick(VOLATILITIES);
  const triples = TRIPLES[volatility].map((pays, i, { length }) =>
    i === length - 1 ? pays + raise : pays,
  );
  const sum = triples.reduce((total, pays) => total + pays, 0);
  const share = (sum + PAIRS * PAIR_PAYS) / OUTCOMES;
  return { page: 'spin', share, volatility, pays: { pair: PAIR_PAYS, triples } };
}

function createPayback(nodeId: string, kind: string): Payback {
  const random = Random.fromText(`facts/${nodeId}`);
  const page = PAGES[kind] ?? 'table';
  if (page === 'spin') return spinPayback(random);
  if (page === 'crash') return { page, share: random.integer(9_200, 9_750) / 10_000 };
  if (kind === 'LOTT' || kind === 'ELOTT') return { page, share: LOTTERY_PAYBACK };
  return page === 'match' || kind === 'PVP' ? { page } : { page, share: WHEEL_PAYBACK };
}

const paybacks = new Map<string, Payback>();

export function paybackOf({ nodeId, kind }: { nodeId: string; kind: string }): Payback {
  const existing = paybacks.get(nodeId);
  if (existing) return existing;
  const created = createPayback(nodeId, kind);
  paybacks.set(nodeId, created);
  return created;
}
