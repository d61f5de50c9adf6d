import { json, stored } from '@kit/data/storage';
import type { SessionInfo } from '../../contract/account/login';
import type { Host } from '../base/host';

/** The time of the last logout of each member, under a digest of the member. */
type Logouts = Readonly<Record<string, number>> | null;

export const LOGOUTS_KEY = 'feria.logouts';

export const logoutsCodec = json<Logouts>({});

/** Stands for the member, so that no name is stored. */
export function digestOf({ merchantCode, userName }: SessionInfo) {
  let hash = 7;
  for (const character of `${merchantCode}/${userName}`)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/**
 * The logouts of this browser. Each session stores the time of the logout before it, and has ended when there is
 * a later one. So a tab that slept finds out too, and a change of the clock does not matter.
 */
export function createLogouts(host: Host) {
  const times = stored(host, LOGOUTS_KEY, logoutsCodec);

  return {
    times,

    /** The session with what `isEnded` needs. A session of another program begins when it is first seen. */
    mark(info: SessionInfo): SessionInfo {
      const memberDigest = digestOf(info);
      return { ...info, memberDigest, lastLogout: times.peek()?.[memberDigest] ?? 0 };
    },

    isEnded: ({ memberDigest = '', lastLogout = 0 }: Partial<SessionInfo>) =>
      (times.value?.[memberDigest] ?? 0) > lastLogout,
  };
}
