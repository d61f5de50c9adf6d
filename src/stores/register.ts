import { isNative, isStandalone } from '@kit/device';
import { createResource } from '@kit/resource';
import { computed, type Signal, signal } from '@kit/signals';
import { stored } from '@kit/storage';
import { notices } from '../contract/notice';
import {
  checkUsername,
  type Registration,
  registerByMobile,
  register as registerByName,
} from '../contract/register';
import type { Host } from './host';
import { createNextLogin } from './nextLogin';
import { noticeOf } from './notice';
import { createRule } from './rule';
import { createSession } from './session';
import { withoutZero, withoutZeros } from './verification';

export type RegisterMethod = 'username' | 'mobileNum';

/** Everything the wire asks for; what a form does not have goes as an empty text. */
const BLANK = {
  username: '',
  password: '',
  confirmPassword: '',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  birthDate: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  captcha: '',
  verificationCode: '',
} as const satisfies Registration;

const REAL_MEMBER = 0;

export function createRegister({ call, use }: Host) {
  const session = use(createSession);
  const { settings, rule } = use(createRule);
  const webClip = stored<string | null>('WEBCLIP', {
    encode: (text) => text,
    decode: (text) => text,
  });
  const drafts = new Map<string, Signal<unknown>>();
  const next = use(createNextLogin);
  const methods = computed(() => settings.value.value?.methods);

  const banners = createResource(
    async (_, { signal }) =>
      (await call(notices, { types: ['B'], groupName: 'm_reg' }, { signal })).map(noticeOf),
    { id: 'id' },
  );

  function source(): Registration['source'] {
    if (webClip.peek()) return 'WEBCLIP';
    if (isNative()) return 'APP';
    return isStandalone() ? 'PWA' : 'H5';
  }

  return {
    banners,

    hasBothMethods: computed(() => !!methods.value?.username && !!methods.value.mobileNum),
    firstMethod: computed<RegisterMethod>(() =>
      methods.value?.mobileNum && !methods.value.username ? 'mobileNum' : 'username',
    ),

    /** Whether this way of registering asks for the field. */
    asksFor: (name: string, method: RegisterMethod) => {
      const asked = rule(name).value;
      return !!asked?.enabled && (asked.methods?.includes(method) ?? true);
    },

    /** What was typed stays while one reads the terms. Passwords and codes do not belong here. */
    draft<T>(name: string, first: T) {
      const kept = drafts.get(name) ?? signal<unknown>(first);
      drafts.set(name, kept);
      return kept as Signal<T>;
    },
    async isTaken(username: string) {
      return !(await call(checkUsername, { username })).available;
    },

    /** Says whether the new account is logged in already. */
    async register(method: RegisterMethod, given: Registration, domain: string) {
      const mobileNum = withoutZero(given.mobileNum ?? '');
      const input: Registration = {
        ...BLANK,
        ...given,
        mobileNum,
        username: given.username || withoutZeros(given.mobileNum ?? ''),
        registerMethod: method,
        source: source(),
        type: REAL_MEMBER,
        registerUrl: domain,
        domain,
      };
      const { token, merchantCode, userName, ...rest } = await call(
        method === 'mobileNum' ? registerByMobile : registerByName,
        input,
      );
      drafts.clear();
      const isLoggedIn = !!token && !!merchantCode;
      if (isLoggedIn) await session.enter({ token, merchantCode, userName, ...rest });
      else next.username.value = userName;
      return { isLoggedIn };
    },
  };
}
