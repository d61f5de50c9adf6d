import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import type { createRule } from '../../../stores/account/rule';
import type { createThirdParty } from '../../../stores/account/thirdParty';
import { withoutLeadingZero } from '../../../stores/account/verification';
import type { App } from '../../site/app/useApp';
import { createAppForm } from '../../site/forms/createAppForm';
import { requiredRule } from '../../site/forms/requiredRule';
import type { useDialing } from '../../site/forms/useDialing';
import { type LoginInput, smsLogin, tokenLogin, usernameLogin } from './loginInput';

type LoginMode = 'username' | 'sms';

interface Parts {
  app: App;
  rules: ReturnType<typeof createRule>;
  /** Whether the platform offers the login by SMS. */
  hasSms: ReadonlySignal<boolean>;
  name: string;
  onSubmit(): Promise<unknown>;
  onError(error: unknown): boolean;
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

/** Two sets of fields in one form. Only those of the current mode are validated. */
export function createLoginForm({ app, rules, hasSms, name, onSubmit, onError }: Parts) {
  const selectedMode = signal<string>('username');
  const mode = computed<LoginMode>(() =>
    hasSms.value && selectedMode.value === 'sms' ? 'sms' : 'username',
  );
  const form = createAppForm(app, {
    onSubmit,
    onError,
    serverErrors: () => SERVER_ERRORS[mode.peek()],
  });

  function field(
    fieldName: string,
    fieldMode: LoginMode,
    rule: string,
    initial = '',
    clean = (value: string) => value.trim(),
  ) {
    // Without `whenLoaded`: a login does not wait for the rules.
    const validate = requiredRule({ validate: rules.validate }, rule, clean);
    return form.field(fieldName, signal(initial), (value) =>
      mode.peek() === fieldMode ? validate(value) : undefined,
    );
  }

  return {
    selectedMode,
    mode,
    form,
    isRemembered: signal(false),
    fields: {
      username: field('username', 'username', 'loginUsername', name),
      password: field('password', 'username', 'loginPassword'),
      mobile: field('mobileNum', 'sms', 'loginMobileNum', '', withoutLeadingZero),
      code: field('verificationCode', 'sms', 'verificationCode'),
    },
  };
}

export type LoginForm = ReturnType<typeof createLoginForm>;
export type Dialing = ReturnType<typeof useDialing>;

/** What was typed, as the server expects it. */
export async function readLogin(
  { mode, fields }: LoginForm,
  dialing: Dialing,
  thirdParty: ReturnType<typeof createThirdParty>,
  captcha: { captcha: string; captchaId?: string },
): Promise<LoginInput> {
  if (mode.peek() === 'username') {
    const { username, password } = fields;
    return usernameLogin(username.value.peek(), password.value.peek(), captcha);
  }
  await Promise.all([dialing.whenKnown(), thirdParty.whenSenderKnown()]);
  const code = fields.code.value.peek();
  const mobile = {
    number: fields.mobile.value.peek(),
    countryDialingCode: dialing.code.peek(),
  };
  const bySms = smsLogin({ ...mobile, code }, captcha);
  if (!thirdParty.sendsSms.peek()) return bySms;
  const token = await thirdParty.tokenOfNumber({
    mobileNum: bySms.mobileNum,
    countryDialingCode: mobile.countryDialingCode,
    verificationCode: code,
  });
  return { ...tokenLogin('sms', token, mobile), ...captcha };
}
