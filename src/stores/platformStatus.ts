import type { SystemStatus } from '../contract/system';

/** Whether the platform may be used from here. */
export type PlatformStatus = 'open' | 'restricted' | 'maintenance';

/** Maintenance takes precedence over a restricted region. */
export const platformStatusOf = (
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'> | null,
): PlatformStatus => {
  if (status?.maintenance) return 'maintenance';
  return status?.regionRestriction ? 'restricted' : 'open';
};

/** The platform numbers the states in two ways. `showing` is the one that pages receive. */
const codes = {
  computing: ['open', 'maintenance', 'restricted'],
  showing: ['open', 'restricted', 'maintenance'],
} as const satisfies Record<string, readonly PlatformStatus[]>;

export const platformStatusOfCode = (
  code: number,
  table: keyof typeof codes = 'computing',
): PlatformStatus => codes[table][code] ?? 'open';

export const codeOfPlatformStatus = (
  status: PlatformStatus,
  table: keyof typeof codes = 'computing',
) => codes[table].indexOf(status as never);
