import { after } from '@kit/timers';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import type { Host } from '../../stores/host';
import { createRegister } from '../../stores/register';
import { createThirdParty } from '../../stores/thirdParty';
import { withoutZero } from '../../stores/verification';
import { paths } from '../../widgets/paths';
import type { App } from '../../widgets/useApp';
import type { CaptchaForm } from '../../widgets/useCaptcha';
import type { Dialing } from '../../widgets/useDialing';
import { createRegisterForm, type RegisterForm } from './createRegisterForm';

/** What the form proves itself with, besides its own fields. */
interface Proofs {
  captcha: CaptchaForm;
  dialing: Dialing;
}

const CODE_TOAST = 1000;
const domain = () => location.hostname;

/** The code to register under, or nothing when the server does not know the one that was typed. */
async function askAffiliate({ use }: Host, { hasAffiliate, affiliateCode }: RegisterForm) {
  const { check, known } = use(createAffiliate);
  if (!hasAffiliate.peek()) return known.peek();
  const code = affiliateCode.value.peek().trim();
  if (code === '') return '';
  try {
    return await check({ code, domain: domain() });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return undefined;
    throw error;
  }
}

function tellCodeIsWrong(app: App, { form, affiliateCode }: RegisterForm) {
  const typed = affiliateCode.value.peek();
  app.say(t('refusal.invitation_code_error'), { kind: 'fail', ms: CODE_TOAST });
  after(CODE_TOAST, () => {
    if (affiliateCode.value.peek() !== typed) return;
    affiliateCode.refuse(text('refusal.invitation_code_error'));
    form.focusFault();
  });
}

const valuesOf = ({ username, mobile, secret, extra, asks }: RegisterForm) => {
  const asked = [
    ['username', username],
    ['mobileNum', mobile],
    ['password', secret.password],
    ['confirmPassword', secret.confirm],
    ...extra.map(({ name, field }) => [name, field] as const),
  ] as const;
  const given = asked.filter(([name]) => asks(name).peek());
  const read = (name: string, value: string) => (name.endsWith('assword') ? value : value.trim());
  return Object.fromEntries(given.map(([name, { value }]) => [name, read(name, value.peek())]));
};

/** The code itself, or the word of the service that sent it. */
async function proofOfNumber({ use }: Host, { method, code, mobile }: RegisterForm, to: string) {
  const verificationCode = code.value.peek().trim();
  const { sendsSms, tokenOfNumber } = use(createThirdParty);
  if (method.peek() !== 'mobileNum') return {};
  if (!sendsSms.peek()) return { verificationCode };
  const mobileNum = withoutZero(mobile.value.peek());
  const number = { mobileNum, countryDialingCode: to, verificationCode };
  return { firebaseChannel: 'sms', firebaseIdToken: await tokenOfNumber(number) };
}

async function sendRegistration(
  host: Host,
  app: App,
  made: RegisterForm,
  { captcha, dialing }: Proofs,
) {
  const store = host.use(createRegister);
  const affiliateCode = await askAffiliate(host, made);
  if (affiliateCode === undefined) return tellCodeIsWrong(app, made);
  const countryDialingCode = dialing.code.peek();
  const given = {
    ...valuesOf(made),
    ...(await proofOfNumber(host, made, countryDialingCode)),
    ...captcha.answer(),
    affiliateCode,
    countryDialingCode,
  };
  try {
    const { isLoggedIn } = await store.register(made.method.peek(), given, domain());
    app.say(t('refusal.in_registered_successfully'), { kind: 'ok' });
    if (isLoggedIn) app.finishLogin();
    else app.open(paths.login + location.search, { replace: true });
  } catch (error) {
    if (captcha.demand(error)) captcha.focus();
    throw error;
  }
}

/** The form, and how it is sent: with the proofs there are at that moment. */
export function createSendable(host: Host, app: App, proofs: () => Proofs): RegisterForm {
  const made: RegisterForm = createRegisterForm(host, app, () =>
    sendRegistration(host, app, made, proofs()),
  );
  return made;
}
