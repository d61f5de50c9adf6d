import type { SystemStatus } from '../contract/system';

/** Whether the platform may be used from here. */
export type Standing = 'open' | 'restricted' | 'maintenance';

/** Maintenance outweighs a restricted region. */
export const standingOf = (
  read: Pick<SystemStatus, 'maintenance' | 'regionRestriction'> | null,
): Standing => {
  if (read?.maintenance) return 'maintenance';
  return read?.regionRestriction ? 'restricted' : 'open';
};

/** Two tables are in use for the same number: by what is computed, and by what is shown. */
const codes = {
  computing: ['open', 'maintenance', 'restricted'],
  showing: ['open', 'restricted', 'maintenance'],
} as const satisfies Record<string, readonly Standing[]>;

export const standingOfCode = (code: number, table: keyof typeof codes = 'computing'): Standing =>
  codes[table][code] ?? 'open';

export const codeOfStanding = (standing: Standing, table: keyof typeof codes = 'computing') =>
  codes[table].indexOf(standing as never);
