import { channel } from '@kit/channel';
import { batch, computed, type ReadonlySignal, signal } from '@kit/signals';
import { emptySession, stored } from '@kit/storage';
import type { Endpoint } from '../contract/endpoint';
import type { MemberInfo } from '../contract/member';
import { memberInfo } from '../contract/member';
import type { SessionInfo } from '../contract/session';
import { freePlay, login, logout, renewSession, trialUser } from '../contract/session';
import type { Host } from './host';
import { createSystem } from './system';

type LoginInput = typeof login extends Endpoint<infer In, unknown> ? In : never;

/** Nothing is known of a session's member until their info is here: nobody is blocked on a guess. */
export type Standing = 'visitor' | 'unknown' | 'trial' | 'real';

const REAL_TYPES = [0, 1, 2];
/** Nobody offers them a contract. */
const EXEMPT_TYPES = [4, 40, 41, 42];
const GUEST_TYPE = 4;

/** What anyone may have written there is a session only if it has what makes one. */
function readInfo(text: string | null): SessionInfo | null {
  const read = text === null ? null : (JSON.parse(text) as Partial<SessionInfo> | null);
  const isWhole = typeof read?.token === 'string' && typeof read.merchantCode === 'string';
  return isWhole ? (read as SessionInfo) : null;
}

const infoCodec = {
  encode: (info: SessionInfo | null) => info && JSON.stringify(info),
  decode: readInfo,
};
const flag = { encode: (text: string) => text, decode: (text: string | null) => text ?? '' };

export function createSession({ call, use }: Host) {
  const { site } = use(createSystem);
  const info = stored<SessionInfo | null>('MC_SESSION_INFO', infoCodec, 'session');
  /** Says that the last login was a remembered one. Nothing logs in by it. */
  const autoLogin = stored('autoLogin', flag);
  const tabs = channel<'left'>('feria.session');
  const member = signal<MemberInfo | null>(null);
  /** The token as it was last given or renewed. */
  const freshToken = signal<string | undefined>(undefined);
  /** The password of a first login, to be changed at once. It lives in memory only. */
  const knownPassword = signal<string | undefined>(undefined);

  const isLoggedIn = computed(() => info.value !== null);
  const token = computed(() => info.value?.token);
  const type = computed(() => member.value && (member.value.type ?? GUEST_TYPE));
  const standing = computed<Standing>(() => {
    if (!info.value) return 'visitor';
    if (type.value === null) return 'unknown';
    return REAL_TYPES.includes(type.value) ? 'real' : 'trial';
  });

  /** Member info follows by itself: until it is here, nobody's standing is guessed. */
  function enter(opened: SessionInfo) {
    batch(() => {
      member.value = null;
      knownPassword.value = undefined;
      freshToken.value = opened.token;
      info.value = opened;
    });
    return loadMember().catch(() => undefined);
  }

  function forget() {
    batch(() => {
      info.value = null;
      member.value = null;
      knownPassword.value = undefined;
    });
  }

  /** Of what the page itself keeps, nothing stays behind for whoever comes next. */
  function leave() {
    autoLogin.value = '0';
    forget();
    emptySession();
  }

  async function extend() {
    const asked = token.peek();
    await call(renewSession);
    freshToken.value = asked;
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
    /** The server has taken the token in this visit: it has not ended since the last one. */
    isRenewed: computed(() => info.value !== null && token.value === freshToken.value),
    /** May be offered a contract; not while it is unknown who it is. */
    isOffered: computed(() => type.value !== null && !EXEMPT_TYPES.includes(type.value)),
    isAgent: computed(() => member.value?.isAgent === true),
    vipLevel: computed(() => String(member.value?.clubLabel?.labelName || 0)),
    knownPassword: knownPassword as ReadonlySignal<string | undefined>,
    enter,
    forget,
    loadMember,

    forgetKnownPassword() {
      knownPassword.value = undefined;
    },

    async login(input: LoginInput, isRemembered = false) {
      const merchant = site.peek()?.merchantCode;
      const opened = await call(login, input, merchant ? { merchant } : {});
      autoLogin.value = isRemembered ? '1' : '0';
      const entered = enter(opened);
      if (opened.firstTimeLogin && input.type === 'username') knownPassword.value = input.password;
      await entered;
      return opened;
    },

    /** Opens a trial session at the trial merchant; says whether the app should leave for home. */
    async tryFree() {
      const { account, merchantCode, trialFlag } = await call(trialUser);
      await enter(await call(freePlay, { account }, { merchant: merchantCode }));
      return trialFlag !== 0;
    },

    renew: async () => {
      if (isLoggedIn.peek()) await Promise.all([extend(), loadMember()]);
    },

    /** Leaves at once, in every tab, whatever the server answers. */
    async logout() {
      const leaving = call(logout).catch(() => undefined);
      leave();
      tabs.tell('left');
      await leaving;
    },

    /** Hears of a logout in another tab, after which this one has no session either. */
    onLeftElsewhere: (act: () => void) =>
      tabs.hear(() => {
        if (!isLoggedIn.peek()) return;
        leave();
        act();
      }),
  };
}
