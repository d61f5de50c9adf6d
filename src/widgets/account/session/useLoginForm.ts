import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { getPassword } from '@kit/web/credentials';
import { createLogin } from '../../../stores/account/login';
import { createRemember, type Remembered } from '../../../stores/account/remember';
import { createRule } from '../../../stores/account/rule';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { useApp } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { requiredRule } from '../../site/forms/requiredRule';
import { useCaptcha } from '../../site/forms/useCaptcha';
import { useDialing } from '../../site/forms/useDialing';
import { useFormRules } from '../../site/forms/useFormRules';
import { type LoginInput, smsLogin, tokenLogin, usernameLogin } from './loginInput';
import { useAfterLogin } from './useAfterLogin';
import { useClosedAccount } from './useClosedAccount';

export type LoginMode = 'username' | 'sms';

interface Options {
  /** Whether to log in as an agent. Members and agents cannot use each other's login. */
  isAgent: ReadonlySignal<boolean>;
  /** The user name to begin with, such as the one that was just registered. */
  name?: string;
  onDone: () => void;
}

/** An error about the account is shown at its name, any other at the password or code. */
const errorsOf = (account: string, secret: string) => ({
  user_disabled: account,
  agent_on_member_login: account,
  member_on_agent_login: account,
  default: secret,
});
const SERVER_ERRORS = {
  username: errorsOf('username', 'password'),
  sms: errorsOf('mobileNum', 'verificationCode'),
};

/** Login by user name and login by SMS code: two sets of fields in one form. */
export function useLoginForm({ isAgent, name = '', onDone }: Options) {
  const app = useApp();
  const logins = useStore(createLogin);
  const rules = useStore(createRule);
  const remember = useStore(createRemember);
  const thirdParty = useStore(createThirdParty);
  const hasSms = useStore(createSystem).hasFlag('MOBILEVERCODELOGIN3');
  const afterLogin = useAfterLogin();
  const explainClosed = useClosedAccount();
  const dialing = useDialing();

  const login = useOnce(() => {
    const selectedMode = signal<string>('username');
    const mode = computed<LoginMode>(() =>
      hasSms.value && selectedMode.value === 'sms' ? 'sms' : 'username',
    );
    const isRemembered = signal(false);
    const form = createAppForm(app, {
      onSubmit: logIn,
      serverErrors: () => SERVER_ERRORS[mode.peek()],
      onError(error) {
        if (explainClosed(error)) return true;
        const wasShown = captcha.isShown.peek();
        if (captcha.showIfRequired(error) && !wasShown) captcha.focus();
        return false;
      },
    });

    /** Only the fields of the current mode are validated. */
    function field(fieldName: string, fieldMode: LoginMode, rule: string, initial = '') {
      // Without `whenLoaded`: a login does not wait for the rules.
      const validate = requiredRule({ validate: rules.validate }, rule, (value) => value.trim());
      return form.field(fieldName, signal(initial), (value) =>
        mode.peek() === fieldMode ? validate(value) : undefined,
      );
    }
    const fields = {
      username: field('username', 'username', 'loginUsername', name),
      password: field('password', 'username', 'loginPassword'),
      mobile: field('mobileNum', 'sms', 'loginMobileNum'),
      code: field('verificationCode', 'sms', 'verificationCode'),
    };

    async function loginInput(): Promise<LoginInput> {
      const captchaAnswer = captcha.answer();
      if (mode.peek() === 'username') {
        const { username, password } = fields;
        return usernameLogin(username.value.peek(), password.value.peek(), captchaAnswer);
      }
      await Promise.all([dialing.whenKnown(), thirdParty.whenSenderKnown()]);
      const code = fields.code.value.peek();
      const mobile = {
        number: fields.mobile.value.peek(),
        countryDialingCode: dialing.code.peek(),
      };
      const bySms = smsLogin({ ...mobile, code }, captchaAnswer);
      if (!thirdParty.sendsSms.peek()) return bySms;
      const token = await thirdParty.tokenOfNumber({
        mobileNum: bySms.mobileNum ?? '',
        countryDialingCode: mobile.countryDialingCode,
        verificationCode: code,
      });
      return tokenLogin('sms', token, mobile);
    }

    async function logIn() {
      // The fields may change before the reply.
      const remembered = isRemembered.peek() ? loginToRemember() : undefined;
      const agent = isAgent.peek() ? ({ loginAs: 'agent' } as const) : {};
      const input = await loginInput();
      const opened = await logins.login({ ...input, ...agent }, remembered !== undefined);
      if (remembered) remember.save(remembered);
      else remember.clear();
      const { password } = input;
      if (await afterLogin({ opened, password, isRemembered: remembered !== undefined })) onDone();
    }

    function loginToRemember(): Remembered {
      const isByName = mode.peek() === 'username';
      return {
        type: mode.peek(),
        username: (isByName ? fields.username : fields.mobile).value.peek().trim(),
        // An SMS code is valid once, so there is no secret to remember.
        password: isByName ? fields.password.value.peek() : '',
        countryDialingCode: isByName ? '' : dialing.code.peek(),
        ...(isAgent.peek() ? { loginAs: 'agent' } : {}),
      };
    }

    /** Fills in what was remembered for this mode. */
    function fillRemembered() {
      const saved = remember.saved.peek();
      isRemembered.value = saved?.type === mode.peek();
      if (!saved || !isRemembered.peek()) return;
      if (saved.type === 'username') {
        fields.username.value.value = saved.username;
        fields.password.value.value = saved.password;
      } else {
        fields.mobile.value.value = saved.username;
        if (saved.countryDialingCode) dialing.select(saved.countryDialingCode);
      }
    }

    /** The browser's password manager comes before what this site keeps, but not before what is typed. */
    async function fillFromManager() {
      const kept = remember.saved.peek();
      const { username, password } = fields;
      const found = await getPassword().catch(() => undefined);
      const isTyped =
        ![name, kept?.username ?? ''].includes(username.value.peek()) ||
        !['', kept?.password ?? ''].includes(password.value.peek());
      if (!found || isTyped) return;
      username.value.value = found.id;
      password.value.value = found.password;
    }

    /** Removes what was kept from the device and from the form. */
    function forgetRemembered() {
      remember.clear();
      isRemembered.value = false;
      for (const { value } of Object.values(fields)) value.value = '';
    }

    return {
      selectedMode,
      mode,
      isRemembered,
      form,
      fields,
      fillRemembered,
      fillFromManager,
      forgetRemembered,
    };
  });

  const { form } = login;
  useFormRules(form);
  const captcha = useCaptcha((value, validate) => form.field('captcha', value, validate));
  return { ...login, remember, hasSms, captcha, dialing };
}
