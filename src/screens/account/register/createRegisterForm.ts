import { onChange } from '@kit/render/onChange';
import { computed, signal } from '@kit/render/signals';
import { text } from '../../../i18n/t';
import { createRegister, type RegisterMethod } from '../../../stores/account/register';
import { createRule } from '../../../stores/account/rule';
import { withoutLeadingZero, withoutLeadingZeros } from '../../../stores/account/verification';
import { createAffiliate } from '../../../stores/agents/affiliate';
import type { Host } from '../../../stores/base/host';
import { createLicence } from '../../../stores/safePlay/licence';
import type { App } from '../../../widgets/site/app/useApp';
import { addNewPassword } from '../../../widgets/site/forms/addNewPassword';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { ruleText } from '../../../widgets/site/forms/ruleText';
import { isOfAge } from './isOfAge';
import { optionalFields } from './optionalFields';

const untouched = (value: string) => value;
const trimmed = (value: string) => value.trim();

/** The registration form. The operator's settings say which fields it has and which rules they follow. */
export function createRegisterForm(host: Host, app: App, onSubmit: () => Promise<void>) {
  const store = host.use(createRegister);
  const rules = host.use(createRule);
  const affiliate = host.use(createAffiliate);
  const form = createAppForm(app, { onSubmit });

  const pickedMethod = store.draft<string>('method', store.firstMethod.peek());
  const method = computed(() =>
    store.hasBothMethods.value ? (pickedMethod.value as RegisterMethod) : store.firstMethod.value,
  );
  const hasField = (name: string) => computed(() => store.hasField(name, method.value));
  const { minimumAge } = host.use(createLicence);

  /** Checks the field's own rule, then the rule of the login field that takes the same value. */
  const validatorOf =
    (name: string, loginField?: string, clean = trimmed) =>
    async (value: string) => {
      if (!store.hasField(name, method.peek())) return undefined;
      const cleaned = clean(value);
      let error = await rules.validate(name, cleaned);
      // The field's own rule decides whether it may be empty.
      if (!error && loginField) error = await rules.validate(loginField, cleaned, false);
      return error && ruleText(error);
    };
  const addDraftField = (name: string, validate = validatorOf(name)) =>
    form.field(name, store.draft(name, ''), validate);

  const username = addDraftField('username', validatorOf('username', 'loginUsername'));
  const mobile = addDraftField(
    'mobileNum',
    validatorOf('mobileNum', 'loginMobileNum', withoutLeadingZero),
  );
  const code = form.field('verificationCode', signal(''), validatorOf('verificationCode'));
  const newPassword = addNewPassword(form, {
    names: ['password', 'confirmPassword'],
    validate: validatorOf('password', 'loginPassword', untouched),
    validateConfirm: validatorOf('confirmPassword', undefined, untouched),
    mismatch: 'validation.in_incorrect_password',
  });
  const validateBirthDate = async (value: string) => {
    const error = await validatorOf('birthDate')(value);
    const years = minimumAge.peek();
    const isTooYoung = value !== '' && hasField('birthDate').peek() && !isOfAge(value, years);
    return error ?? (isTooYoung ? text('register.tooYoung', { age: years }) : undefined);
  };
  const extraFields = optionalFields.map((extraField) => ({
    ...extraField,
    isShown: hasField(extraField.name),
    field: addDraftField(
      extraField.name,
      extraField.name === 'birthDate' ? validateBirthDate : validatorOf(extraField.name),
    ),
  }));
  const showsAffiliateField = computed(
    () => store.hasField('affiliateCode', method.value) && affiliate.hasFailed.value,
  );
  /** There is no field in which the code of the link could be corrected. */
  const hasWrongLink = computed(
    () => !store.hasField('affiliateCode', method.value) && affiliate.isLinkWrong.value,
  );
  const affiliateCode = addDraftField('affiliateCode', async (value) =>
    showsAffiliateField.peek() ? validatorOf('affiliateCode')(value) : undefined,
  );

  /** When the method changes, a typed mobile number is copied to the field of the new method. */
  function copyTypedNumber(newMethod: string) {
    const name = username.value.peek();
    const isNameNumeric = /^\d*$/.test(name);
    if (!isNameNumeric) return;
    const number = withoutLeadingZeros(mobile.value.peek());
    if (newMethod === 'username') username.value.value = number;
    // The same number stays as it was typed, with its leading zeros.
    if (newMethod === 'mobileNum' && name && name !== number) mobile.value.value = name;
  }

  const requireTick = (isTicked: boolean) =>
    isTicked ? undefined : text('register.disclaimerNeeded');
  const addConsent = (name: 'age' | 'terms' | 'notBarred') =>
    form.field(`consent.${name}`, store.draft(name, false), requireTick);
  const consents = {
    age: addConsent('age'),
    terms: addConsent('terms'),
    notBarred: addConsent('notBarred'),
  };

  return {
    form,
    rules,
    method,
    pickedMethod,
    copyTypedNumber,
    hasField,
    minimumAge,
    username,
    mobile,
    code,
    newPassword,
    extraFields,
    showsAffiliateField,
    hasWrongLink,
    affiliateCode,
    consents,
    start() {
      const stops = [newPassword.start(), onChange(rules.settings.value, form.revalidateShown)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export type RegisterForm = ReturnType<typeof createRegisterForm>;
