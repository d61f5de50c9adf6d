import { createForm } from '@kit/form';
import { isOnLine } from '@kit/onLine';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { useState } from 'react';
import { isApiError } from '../api/ApiError';
import { language } from '../i18n/locale';
import { t, text } from '../i18n/t';
import { createRemember } from '../stores/remember';
import { createRule } from '../stores/rule';
import { createSession } from '../stores/session';
import { createSystem } from '../stores/system';
import { createThirdParty } from '../stores/thirdParty';
import { useStore } from '../stores/useStore';
import { errorText } from './errorText';
import { byName, bySms, byToken, type LoginInput } from './loginPayload';
import { useAfterLogin } from './useAfterLogin';
import { useApp } from './useApp';
import { useCaptcha } from './useCaptcha';
import { useDialing } from './useDialing';
import { useEachLanguage } from './useEachLanguage';
import { useSms } from './useSms';

export type LoginMode = 'username' | 'sms';

interface Options {
  /** Agents have a door of their own. */
  isAgent: ReadonlySignal<boolean>;
  /** A name to begin with, such as the one that was just registered. */
  name?: string;
  onDone: () => void;
}

/** Which field a refusal is about. Any other is about the secret. */
const FIELDS: Record<string, string> = {
  captcha_wrong: 'captcha',
  captcha_needed: 'captcha',
  mobile_invalid: 'mobile',
  user_disabled: 'name',
  agent_on_member_login: 'name',
  member_on_agent_login: 'name',
};

/** The two ways to log in by typing, and what both share. */
export function useLoginForm({ isAgent, name, onDone }: Options) {
  const app = useApp();
  const session = useStore(createSession);
  const rules = useStore(createRule);
  const remember = useStore(createRemember);
  const thirdParty = useStore(createThirdParty);
  const hasSms = useStore(createSystem).hasFlag('MOBILEVERCODELOGIN3');
  const settle = useAfterLogin();
  const dialing = useDialing();
  useEachLanguage(rules.load);

  const [made] = useState(() => {
    const picked = signal<string>('username');
    const mode = computed<LoginMode>(() =>
      hasSms.value && picked.value === 'sms' ? 'sms' : 'username',
    );
    const remembers = signal(false);
    const form = createForm({ send, failed, spoken: language });

    /** A field of one mode is right in the other. */
    const field = (id: string, of: LoginMode, rule: string) =>
      form.field(id, signal(id === 'name' ? (name ?? '') : ''), async (value) => {
        if (mode.peek() !== of) return undefined;
        const isMissing = value.trim() === '' ? text('refusal.fieldRequired') : undefined;
        return (await rules.check(rule, value.trim(), true)) ?? isMissing;
      });

    const fields = {
      name: field('name', 'username', 'loginUsername'),
      password: field('password', 'username', 'loginPassword'),
      mobile: field('mobile', 'sms', 'loginMobileNum'),
      code: field('code', 'sms', 'verificationCode'),
    };

    async function input(): Promise<LoginInput> {
      const answer = captcha.answer();
      const number = fields.mobile.value.peek();
      const code = fields.code.value.peek();
      const countryDialingCode = dialing.code.peek();
      if (mode.peek() === 'username') {
        return byName(fields.name.value.peek(), fields.password.value.peek(), answer);
      }
      if (!thirdParty.sendsSms.peek()) return bySms({ number, code, countryDialingCode }, answer);
      const { mobileNum = '' } = bySms({ number, code, countryDialingCode }, answer);
      const sent = { mobileNum, countryDialingCode, verificationCode: code };
      const token = await thirdParty.tokenOfNumber(sent);
      return byToken('sms', token, { number, countryDialingCode });
    }

    async function send() {
      const isRemembered = remembers.peek();
      const given = await input();
      const as = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
      const opened = await session.login({ ...given, ...as }, isRemembered);
      keep(isRemembered);
      const password = mode.peek() === 'username' ? given.password : '';
      if (await settle({ opened, password, isRemembered })) onDone();
    }

    function keep(isRemembered: boolean) {
      if (!isRemembered) return remember.drop();
      const isByName = mode.peek() === 'username';
      remember.keep({
        type: mode.peek(),
        username: (isByName ? fields.name : fields.mobile).value.peek().trim(),
        // A code from a message serves once: there is nothing to keep of it.
        password: isByName ? fields.password.value.peek() : '',
        countryDialingCode: isByName ? '' : dialing.code.peek(),
      });
    }

    function failed(error: unknown) {
      const isShown = captcha.isShown.peek();
      if (captcha.demand(error) && !isShown) captcha.focus();
      if (!isApiError(error) || error.kind !== 'refused') {
        if (isOnLine.peek()) app.sayError(error);
        else app.say(t('error.noInternet'), { kind: 'fail', ms: 3000 });
        return;
      }
      const about = FIELDS[error.code ?? ''];
      const [who, secret] = mode.peek() === 'username' ? ['name', 'password'] : ['mobile', 'code'];
      const id = about === 'name' ? who : (about ?? secret);
      form.refuse(id as string, errorText(error));
    }

    /** What is kept for this mode stands in its fields again. */
    function recall() {
      const kept = remember.saved.peek();
      const isOurs = kept?.type === mode.peek();
      remembers.value = isOurs;
      if (!kept || !isOurs) return;
      if (kept.type === 'username') {
        fields.name.value.value = kept.username;
        fields.password.value.value = kept.password;
      } else {
        fields.mobile.value.value = kept.username;
        if (kept.countryDialingCode) dialing.choose(kept.countryDialingCode);
      }
    }

    return { picked, mode, remembers, form, fields, recall };
  });

  const { form, fields } = made;
  const captcha = useCaptcha((value, check) => form.field('captcha', value, check));
  const purpose = computed(() => (thirdParty.sendsSms.value ? 'thirdParty' : 'noLogin'));
  const sms = useSms({ purpose, form, mobile: fields.mobile, dialing: dialing.code });
  return { ...made, hasSms, captcha, dialing, sms, thirdParty };
}
