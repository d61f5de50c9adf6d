import { batch, computed, signal } from '@kit/signals';
import { json, stored } from '@kit/storage';
import type { Endpoint } from '../contract/endpoint';
import type { MemberInfo } from '../contract/member';
import { memberInfo } from '../contract/member';
import type { SessionInfo } from '../contract/session';
import { freePlay, login, logout, renewSession, trialUser } from '../contract/session';
import type { Host } from './host';

type LoginInput = typeof login extends Endpoint<infer In, unknown> ? In : never;

/** Nothing is known of a session's member until their info is here: nobody is blocked on a guess. */
export type Standing = 'visitor' | 'unknown' | 'trial' | 'real';

const REAL_TYPES = [0, 1, 2];
const GUEST_TYPE = 4;

export function createSession({ call }: Host) {
  const info = stored('MC_SESSION_INFO', json<SessionInfo | null>(null), 'session');
  const member = signal<MemberInfo | null>(null);

  const isLoggedIn = computed(() => info.value !== null);
  const token = computed(() => info.value?.token);
  const type = computed(() => member.value && (member.value.type ?? GUEST_TYPE));
  const standing = computed<Standing>(() => {
    if (!info.value) return 'visitor';
    if (type.value === null) return 'unknown';
    return REAL_TYPES.includes(type.value) ? 'real' : 'trial';
  });

  function open(opened: SessionInfo) {
    batch(() => {
      member.value = null;
      info.value = opened;
    });
    return loadMember().catch(() => undefined);
  }

  function forget() {
    batch(() => {
      info.value = null;
      member.value = null;
    });
  }

  async function loadMember() {
    const asked = token.peek();
    if (!asked) return;
    const read = await call(memberInfo);
    if (token.peek() === asked) member.value = read;
  }

  return {
    info,
    member,
    token,
    type,
    standing,
    isLoggedIn,
    isReal: computed(() => standing.value === 'real'),
    isAgent: computed(() => member.value?.isAgent === true),
    vipLevel: computed(() => String(member.value?.clubLabel?.labelName ?? 0)),
    forget,
    loadMember,

    login: async (input: LoginInput) => open(await call(login, input)),

    /** Opens a trial session; says whether the app should leave for home. */
    async tryFree() {
      const { account, trialFlag } = await call(trialUser);
      await open(await call(freePlay, { account }));
      return trialFlag !== 0;
    },

    renew: async () => {
      if (isLoggedIn.peek()) await Promise.all([call(renewSession), loadMember()]);
    },

    /** Leaves at once, whatever the server answers. */
    async logout() {
      const leaving = call(logout).catch(() => undefined);
      forget();
      await leaving;
    },
  };
}
