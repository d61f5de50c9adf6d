import { clearSessionStorage, plainText, stored } from '@kit/data/storage';
import { batch, computed, type ReadonlySignal, signal } from '@kit/render/signals';
import type { SessionInfo } from '../../contract/account/login';
import {
  memberInfo,
  REAL_TYPES,
  TRIAL_TYPE,
  TYPES_WITHOUT_AGENT_CONTRACTS,
} from '../../contract/account/member';
import { renewSession } from '../../contract/account/session';
import type { Host } from '../base/host';
import { createLogouts } from './logouts';

/** A session whose member info has not arrived yet is `unknown`: nothing is denied on a guess. */
export type AccountKind = 'visitor' | 'unknown' | 'trial' | 'real';

interface StartOptions {
  isRemembered?: boolean;
  /** Kept in memory until it is changed, when this is the first login of the account. */
  password?: string | undefined;
}

/** Other programs may write the key too, so only a complete session counts. */
function decodeInfo(text: string | null): SessionInfo | null {
  const parsed = text === null ? null : (JSON.parse(text) as Partial<SessionInfo> | null);
  const isComplete = typeof parsed?.token === 'string' && typeof parsed.userName === 'string';
  return isComplete ? (parsed as SessionInfo) : null;
}

const infoCodec = {
  encode: (info: SessionInfo | null) => info && JSON.stringify(info),
  decode: decodeInfo,
};

/** Who is logged in. Logins and logouts are in createLogin and createLogout, so that their code is not in the first load. */
export function createSession(host: Host) {
  const { call, dropMemberData, keepPendingOf, memberResource, use } = host;
  const info = stored<SessionInfo | null>(host, 'MC_SESSION_INFO', infoCodec, 'session');
  /** A key of the platform: '1' after a login that the member asked to remember. A new tab then logs in by itself. */
  const autoLogin = stored(host, 'autoLogin', plainText);
  const logouts = use(createLogouts);
  const memberResult = memberResource((_, { signal }) => call(memberInfo, undefined, { signal }));
  const member = memberResult.value;
  /** The server gave or accepted the token during this visit, so the stored session is still good. */
  const isRenewed = signal(false);
  /** How many sessions have ended in this page. */
  const endedCount = signal(0);
  /** The password of a first login, which has to be changed at once. Kept in memory only. */
  const knownPassword = signal<string | undefined>(undefined);

  const isLoggedIn = computed(() => info.value !== null);
  const token = computed(() => info.value?.token);
  const type = computed(() => member.value && (member.value.type ?? TRIAL_TYPE));
  const accountKind = computed<AccountKind>(() => {
    if (!info.value) return 'visitor';
    if (type.value === undefined) return 'unknown';
    return REAL_TYPES.includes(type.value) ? 'real' : 'trial';
  });

  /**
   * The only place where the session changes. Data of a session that ends is dropped before anyone
   * can see the next session. What a visitor did stays: it belongs to the person who logs in now. What is pending
   * stays for `pendingOf`.
   */
  function replaceSession(next: SessionInfo | null, pendingOf = next) {
    batch(() => {
      if (info.peek()) {
        dropMemberData();
        endedCount.value++;
      }
      knownPassword.value = undefined;
      isRenewed.value = false;
      info.value = next;
      keepPendingOf(pendingOf?.memberDigest);
    });
  }

  function startSession(next: SessionInfo, { isRemembered, password }: StartOptions = {}) {
    batch(() => {
      replaceSession(logouts.mark(next));
      isRenewed.value = true;
      if (isRemembered !== undefined) autoLogin.value = isRemembered ? '1' : '0';
      if (next.firstTimeLogin) knownPassword.value = password;
    });
    return loadMember();
  }

  /** Changes what is stored of the session. */
  function updateInfo(more: Partial<SessionInfo>) {
    const current = info.peek();
    if (current) info.value = { ...current, ...more };
  }

  function endSession() {
    replaceSession(null);
    clearSessionStorage();
  }

  const isLoggedOut = () => logouts.isEnded(info.peek() ?? {});

  // Before anything is drawn or sent: the browser may have restored the session of a tab that slept.
  const restored = info.peek();
  // The tab of the logout has removed what is shared: what is there now may be of the next member.
  if (isLoggedOut()) {
    info.value = null;
    endedCount.value++;
    clearSessionStorage();
  } else if (restored && !restored.memberDigest) info.value = logouts.mark(restored);

  async function extendSession() {
    const extended = token.peek();
    await call(renewSession);
    if (token.peek() === extended) isRenewed.value = true;
  }

  /** Never rejects: a failure is in the state of `memberInfo`. */
  async function loadMember() {
    if (isLoggedIn.peek()) await memberResult.load();
  }

  return {
    info: info as ReadonlySignal<SessionInfo | null>,
    /** The member info and its state. `member` is its value. */
    memberInfo: memberResult,
    member,
    autoLogin,
    token,
    type,
    accountKind,
    isLoggedIn,
    isReal: computed(() => accountKind.value === 'real'),
    isRenewed: isRenewed as ReadonlySignal<boolean>,
    endedCount: endedCount as ReadonlySignal<number>,
    /** An agent may offer this member a contract. False until the account type is known. */
    canHaveAgentContracts: computed(
      () => type.value !== undefined && !TYPES_WITHOUT_AGENT_CONTRACTS.includes(type.value),
    ),
    /** Where the member info has no such field, the login by the agents' form decides. */
    isAgent: computed(() => (member.value?.isAgent ?? info.value?.isAgent) === true),
    knownPassword,
    startSession,
    endSession,
    /** The member has logged out since this session began. */
    isLoggedOut,
    loadMember,

    /** The server does not accept the token any more. */
    expireSession: () => replaceSession(null, info.peek()),

    updateInfo,

    renew: async () => {
      if (isLoggedIn.peek()) await Promise.all([extendSession(), loadMember()]);
    },
  };
}
