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

/** The platform has two tables of status codes, which differ in the meaning of 1 and 2. */
const codes = {
  maintenanceIsOne: ['open', 'maintenance', 'restricted'],
  restrictedIsOne: ['open', 'restricted', 'maintenance'],
} as const satisfies Record<string, readonly PlatformStatus[]>;

export const platformStatusOfCode = (
  code: number,
  table: keyof typeof codes = 'maintenanceIsOne',
): PlatformStatus => codes[table][code] ?? 'open';

export const codeOfPlatformStatus = (
  status: PlatformStatus,
  table: keyof typeof codes = 'maintenanceIsOne',
) => codes[table].indexOf(status as never);
