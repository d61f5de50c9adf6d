import { after } from '@kit/data/timers';
import { withQuery } from '@kit/web/withQuery';
import { t, text } from '../../../i18n/t';
import { createRegister } from '../../../stores/account/register';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { withoutLeadingZero } from '../../../stores/account/verification';
import { createAffiliate } from '../../../stores/agents/affiliate';
import type { Host } from '../../../stores/base/host';
import { createLicence } from '../../../stores/safePlay/licence';
import { createMarket } from '../../../stores/site/market';
import { toastMs } from '../../../ui/overlays/toasts';
import { explainClosed } from '../../../widgets/account/session/explainClosed';
import type { App } from '../../../widgets/site/app/useApp';
import type { CaptchaForm } from '../../../widgets/site/forms/useCaptcha';
import type { Dialing } from '../../../widgets/site/forms/useDialing';
import { paths } from '../../../widgets/site/navigation/paths';
import { AFTER_REGISTRATION, safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';
import type { RegisterForm } from './createRegisterForm';

/** Parts of the request that are not fields of the form. */
interface RequestExtras {
  captcha: CaptchaForm;
  dialing: Dialing;
}

const domain = () => location.hostname;

/** Returns the affiliate code to register with; undefined when it is unknown to the server. */
async function findAffiliateCode(
  { use }: Host,
  { showsAffiliateField, affiliateCode }: RegisterForm,
) {
  const { check, confirmedCode, hasFailed, isLinkWrong, linkCode, whenChecked } =
    use(createAffiliate);
  const wasShown = showsAffiliateField.peek();
  await whenChecked();
  // The field for the code appears only now: the member has not seen that the link is wrong.
  if (!wasShown && isLinkWrong.peek()) return undefined;
  if (!hasFailed.peek()) return confirmedCode.peek();
  const code = wasShown ? affiliateCode.value.peek().trim() : linkCode.peek();
  return code === '' ? '' : check({ code, domain: domain() });
}

function showWrongCode(app: App, { form, affiliateCode, hasWrongLink }: RegisterForm) {
  const typed = affiliateCode.value.peek();
  app.showToast(t('validation.invitation_code_error'), { kind: 'fail', ms: toastMs.saved });
  after(toastMs.saved, () => {
    if (affiliateCode.value.peek() !== typed) return;
    if (!hasWrongLink.peek())
      affiliateCode.setServerError(() => text('validation.invitation_code_error'));
    form.focusFirstError();
  });
}

const valuesOf = ({ username, mobile, newPassword, extraFields, hasField }: RegisterForm) => {
  const fields = [
    ['username', username],
    ['mobileNum', mobile],
    ['password', newPassword.password],
    ['confirmPassword', newPassword.confirm],
    ...extraFields.map(({ name, field }) => [name, field] as const),
  ] as const;
  const visible = fields.filter(([name]) => hasField(name).peek());
  // Passwords are sent as they were typed.
  const clean = (name: string, value: string) => (/password$/i.test(name) ? value : value.trim());
  return Object.fromEntries(visible.map(([name, { value }]) => [name, clean(name, value.peek())]));
};

function consentsOf({ consents: { age, terms, notBarred }, rules }: RegisterForm) {
  const termsVersion = rules.settings.value.peek()?.termsVersion;
  return {
    age: age.value.peek(),
    terms: terms.value.peek(),
    notBarred: notBarred.value.peek(),
    ...(termsVersion ? { termsVersion } : {}),
  };
}

/** The code from the SMS, if the form has one; a third-party service exchanges it for a token. */
async function proveMobile(
  { use }: Host,
  { code, mobile, hasField }: RegisterForm,
  countryDialingCode: string,
) {
  const verificationCode = code.value.peek().trim();
  const { sendsSms, tokenOfNumber } = use(createThirdParty);
  if (!hasField('verificationCode').peek() || verificationCode === '') return {};
  if (!sendsSms.peek()) return { verificationCode };
  const mobileNum = withoutLeadingZero(mobile.value.peek());
  const number = { mobileNum, countryDialingCode, verificationCode };
  return { firebaseChannel: 'sms', firebaseIdToken: await tokenOfNumber(number) };
}

/** With the query of the registration, which says where the member goes after the limits. */
function limitsAddress() {
  const query = new URLSearchParams(location.search);
  query.set(AFTER_REGISTRATION, '1');
  return withQuery(safePlayPaths.limits, query);
}

export async function sendRegistration(
  host: Host,
  app: App,
  registration: RegisterForm,
  { captcha, dialing }: RequestExtras,
) {
  const store = host.use(createRegister);
  const affiliateCode = await findAffiliateCode(host, registration);
  if (affiliateCode === undefined) return showWrongCode(app, registration);
  const countryDialingCode = dialing.code.peek();
  const values = {
    ...valuesOf(registration),
    ...(await proveMobile(host, registration, countryDialingCode)),
    ...captcha.answer(),
    affiliateCode,
    countryDialingCode,
    consents: consentsOf(registration),
  };
  try {
    const { isLoggedIn } = await store.register(registration.method.peek(), values, domain());
    app.showToast(t('validation.in_registered_successfully'), { kind: 'ok' });
    const asksForLimits =
      host.use(createLicence).licence.peek().limitsAtRegistration ||
      host.use(createMarket).limitsAtRegistration.peek();
    if (isLoggedIn && asksForLimits) app.navigate(limitsAddress(), { replace: true });
    else if (isLoggedIn) app.finishLogin();
    else app.navigate(paths.login + location.search, { replace: true });
  } catch (error) {
    if (explainClosed(host, app, error)) return;
    if (captcha.showIfRequired(error)) captcha.focus();
    throw error;
  }
}
