import { contrastOf } from '../../deploy/colors.mjs';
import { hexOf, oklchOf } from './oklch';
import { failingPairs, type Pair, pairs, type Roles } from './pairs';

const STEP = 0.004;
const isHex = (value = '') => /^#[\da-f]{6}$/i.test(value);

interface Other {
  color: string;
  needed: number;
}

/**
 * The colour nearest to this one that has enough contrast with all others: lighter or darker, of the same hue.
 * Undefined where none has.
 */
export function nearestPassing(color: string, others: Other[]): string | undefined {
  const passes = (each: string) =>
    others.every((other) => (contrastOf(each, other.color) ?? 0) >= other.needed);
  if (passes(color)) return color;
  const from = oklchOf(color);
  for (let distance = STEP; distance <= 1; distance += STEP)
    for (const l of [from.l + distance, from.l - distance]) {
      if (l < -STEP || l > 1 + STEP) continue;
      const candidate = hexOf({ ...from, l });
      if (passes(candidate)) return candidate;
    }
  return undefined;
}

/** What a role has to be read with: on which it stands, or what stands on it. */
const othersOf = (roles: Roles, role: string, side: 'ink' | 'ground'): Other[] =>
  pairs
    .filter((pair) => pair[side] === role)
    .map((pair) => ({
      color: roles[side === 'ink' ? pair.ground : pair.ink] ?? '',
      needed: pair.needed,
    }))
    .filter(({ color }) => isHex(color));

export interface Repair {
  role: string;
  color: string;
}

/** One role and its nearest colour with which a pair passes: that of the text, or else that of what is behind it. */
export function repairOf(roles: Roles, { ink, ground }: Pair): Repair | undefined {
  for (const [role, side] of [
    [ink, 'ink'],
    [ground, 'ground'],
  ] as const) {
    const current = roles[role];
    const color = isHex(current) && nearestPassing(current ?? '', othersOf(roles, role, side));
    if (color) return { role, color };
  }
  return undefined;
}

/** The roles that change so that all pairs pass. What cannot be repaired stays. */
export function repairAll(roles: Roles): Roles {
  const changed: Roles = {};
  let failing = failingPairs(roles);
  while (failing.length) {
    const repair = failing
      .map((pair) => repairOf({ ...roles, ...changed }, pair))
      // A repair of one pair may break another, but never a role twice.
      .find((each) => each && !Object.hasOwn(changed, each.role));
    if (!repair) break;
    changed[repair.role] = repair.color;
    failing = failingPairs({ ...roles, ...changed });
  }
  return changed;
}
