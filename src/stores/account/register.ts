import { createResource } from '@kit/data/resource';
import { plainText, stored } from '@kit/data/storage';
import { computed, type Signal, signal } from '@kit/render/signals';
import { isNative, isStandalone } from '@kit/web/device';
import { config } from '../../config/config';
import {
  checkUsername,
  type Registration,
  registerByMobile,
  register as registerByName,
} from '../../contract/account/register';
import { notices } from '../../contract/messages/notice';
import type { Host } from '../base/host';
import { isBannerEmpty, noticeOf } from '../messages/noticeOf';
import { createNewMember } from './newMember';
import { createNextLogin } from './nextLogin';
import { createRule } from './rule';
import { createSession } from './session';
import { withoutLeadingZero, withoutLeadingZeros } from './verification';

export type RegisterMethod = 'username' | 'mobileNum';

/** All fields of the API. A field that the form does not have is sent as an empty text. */
const EMPTY_FIELDS = {
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

/** These are on the form of a method, also when the backend has no rules for them. */
const NEEDED_FIELDS: Record<RegisterMethod, string[]> = {
  username: ['username', 'password', 'confirmPassword'],
  mobileNum: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
};

const REAL_MEMBER_TYPE = 0;

/** Which method asks for a field, where the backend says nothing of methods. */
const METHOD_OF_FIELD: Record<string, RegisterMethod> = {
  username: 'username',
  mobileNum: 'mobileNum',
  verificationCode: 'mobileNum',
};

/** Registration of a new account by user name or mobile number. */
export function createRegister(host: Host) {
  const { call, use, memberState } = host;
  const session = use(createSession);
  const { settings, rule } = use(createRule);
  const webClip = stored(host, 'WEBCLIP', plainText);
  const drafts = memberState(() => new Map<string, Signal<unknown>>());
  const nextLogin = use(createNextLogin);
  const newMember = use(createNewMember);
  const methods = computed(() => {
    const { methods, rules } = settings.value.value ?? {};
    const isOn = (name: RegisterMethod) => rules?.[name]?.enabled === true;
    return methods ?? { username: isOn('username'), mobileNum: isOn('mobileNum') };
  });

  const banners = createResource(
    async (_, { signal }) =>
      (await call(notices, { types: ['B'], groupName: 'm_reg' }, { signal }))
        .map(noticeOf)
        .filter((banner) => !isBannerEmpty(banner)),
    { id: 'id' },
  );

  function source(): Registration['source'] {
    if (webClip.peek()) return 'WEBCLIP';
    if (isNative()) return 'APP';
    return isStandalone() ? 'PWA' : 'H5';
  }

  return {
    banners,

    hasBothMethods: computed(() => methods.value.username && methods.value.mobileNum),
    firstMethod: computed<RegisterMethod>(() =>
      methods.value.mobileNum && !methods.value.username ? 'mobileNum' : 'username',
    ),

    /** Whether the form of this method has the field. */
    hasField: (name: string, method: RegisterMethod) => {
      const fieldRule = rule(name).value;
      if (!fieldRule) return NEEDED_FIELDS[method].includes(name);
      const isOfMethod = settings.value.value?.methods
        ? (fieldRule.methods?.includes(method) ?? true)
        : (METHOD_OF_FIELD[name] ?? method) === method;
      return fieldRule.enabled && isOfMethod;
    },

    /** Keeps what was typed while the member reads the terms. Not for passwords and codes. */
    draft<T>(name: string, initial: T) {
      const draft = drafts().get(name) ?? signal<unknown>(initial);
      drafts().set(name, draft);
      return draft as Signal<T>;
    },
    async isTaken(username: string) {
      return (await call(checkUsername, { username })).available === false;
    },

    /** Returns whether the new account is logged in already. */
    async register(method: RegisterMethod, fields: Registration, domain: string) {
      const mobileNum = withoutLeadingZero(fields.mobileNum ?? '');
      const input: Registration = {
        ...EMPTY_FIELDS,
        ...fields,
        mobileNum,
        username: fields.username || withoutLeadingZeros(fields.mobileNum ?? ''),
        registerMethod: method,
        source: source(),
        type: REAL_MEMBER_TYPE,
        registerUrl: domain,
        domain,
      };
      const {
        token,
        userName = input.username ?? '',
        ...sessionFields
      } = await call(method === 'mobileNum' ? registerByMobile : registerByName, input);
      drafts().clear();
      if (token) {
        await session.startSession({
          merchantCode: config.merchant,
          token,
          userName,
          ...sessionFields,
        });
        newMember.noteRegistration();
      } else nextLogin.username.value = userName;
      return { isLoggedIn: !!token };
    },
  };
}
