import type { SystemStatus } from '../../contract/site/system';

/** Whether the platform may be used from here. */
export type PlatformStatus = 'open' | 'restricted' | 'maintenance';

/** Maintenance takes precedence over a restricted region. */
export const platformStatusOf = (
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'> | null,
): PlatformStatus => {
  if (status?.maintenance) return 'maintenance';
  return status?.regionRestriction ? 'restricted' : 'open';
};
