import type { Settings } from '../../contract/site/system';

/** The version of the sign-in service that this client supports. */
export const SDK_VERSION = '10.14.1';

/**
 * Whether the settings offer the sign-in service, in the supported version. With the operator's keys both go without saying.
 * In a file of its own, because the first screen has it too.
 */
export function isSignInReady({ thirdParty: { keys, ready, version } = {} }: Settings) {
  if (!keys) return ready === true && version === SDK_VERSION;
  return ready !== false && (version ?? SDK_VERSION) === SDK_VERSION;
}
