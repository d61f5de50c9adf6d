import { contrastOf } from '../../deploy/colors.mjs';

export type Roles = Record<string, string>;
export interface Pair {
  ink: string;
  ground: string;
  /** The contrast that WCAG asks for (AA): of text, or of shapes that mean something. */
  needed: 4.5 | 3;
}

const GROUNDS = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'surface-raised', 'bar'];
const SHOW = ['show-1', 'show-2', 'show-3'];

const pairsOf = (needed: Pair['needed'], inks: string[], grounds: string[]): Pair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, needed })));

/** Every text or shape of the app with what it stands on. */
export const pairs: Pair[] = [
  ...pairsOf(4.5, ['text', 'text-muted'], GROUNDS),
  ...pairsOf(
    4.5,
    ['accent-text', 'live', 'win', 'danger', 'info'],
    ['surface-0', 'surface-1', 'surface-2', 'bar'],
  ),
  ...pairsOf(4.5, ['accent-ink'], ['accent', 'accent-2']),
  ...pairsOf(4.5, ['live-ink'], ['live']),
  ...pairsOf(4.5, ['accent-text', 'text', 'text-muted'], ['accent-soft']),
  ...pairsOf(4.5, ['danger', 'text', 'text-muted'], ['danger-soft']),
  ...['live', 'win', 'info'].flatMap((ink) => pairsOf(4.5, [ink], [`${ink}-soft`])),
  ...pairsOf(4.5, ['show-text', 'show-muted'], SHOW),
  ...pairsOf(4.5, ['banner-text', 'banner-accent'], ['banner']),
  ...pairsOf(4.5, ['banner-button-ink'], ['banner-button']),
  ...pairsOf(
    3,
    ['silver', 'bronze', 'line-strong', 'accent-line', 'accent-text'],
    ['surface-0', 'surface-1'],
  ),
];

/** Undefined where a colour lets others through. */
export const contrastIn = (roles: Roles, { ink, ground }: Pair) =>
  contrastOf(roles[ink] ?? '', roles[ground] ?? '');

/** The pairs that cannot be read in these colours. */
export const failingPairs = (roles: Roles) =>
  pairs.filter((pair) => (contrastIn(roles, pair) ?? pair.needed) < pair.needed);
