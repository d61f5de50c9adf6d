import type { Host } from '../../stores/base/host';

/** Only screens that are not open to everybody need it, so it is not part of the first load. */
export const loadAccessCheck = async (host: Host) =>
  (await import('./createAccessCheck')).createAccessCheck(host);
