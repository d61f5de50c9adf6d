import type { FormField } from '@kit/form';
import { onChange } from '@kit/onChange';
import { computed, signal } from '@kit/signals';
import { text } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import type { Host } from '../../stores/host';
import { createRegister, type RegisterMethod } from '../../stores/register';
import { createRule } from '../../stores/rule';
import { withoutLeadingZero, withoutLeadingZeros } from '../../stores/verification';
import type { App } from '../../widgets/app/useApp';
import { addNewPassword } from '../../widgets/forms/addNewPassword';
import { createAppForm } from '../../widgets/forms/createAppForm';
import { ruleText } from '../../widgets/forms/ruleText';
import { isOfAge } from './isOfAge';
import { optionalFields } from './optionalFields';

const untouched = (value: string) => value;
const trimmed = (value: string) => value.trim();

const CONSENTS = ['age', 'terms', 'notBarred'] as const;

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
  const minimumAge = computed(() => rules.settings.value.value?.minimumAge ?? 0);

  /** Checks the field's own rule, then the rule of the login field that takes the same value. */
  const validatorOf =
    (name: string, loginField?: string, clean = trimmed) =>
    async (value: string) => {
      if (!store.hasField(name, method.peek())) return undefined;
      const error =
        (await rules.validate(name, clean(value))) ??
        (loginField ? await rules.validate(loginField, clean(value), false) : undefined);
      return error && ruleText(error);
    };
  const draftField = (name: string, validate = validatorOf(name)) =>
    form.field(name, store.draft(name, ''), validate);

  const username = draftField('username', validatorOf('username', 'loginUsername'));
  const mobile = draftField(
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
    field: draftField(
      extraField.name,
      extraField.name === 'birthDate' ? validateBirthDate : validatorOf(extraField.name),
    ),
  }));
  const showsAffiliateField = computed(
    () => store.hasField('affiliateCode', method.value) && affiliate.hasFailed.value,
  );
  const affiliateCode = draftField('affiliateCode', async (value) =>
    showsAffiliateField.peek() ? validatorOf('affiliateCode')(value) : undefined,
  );

  /** When the method changes, a typed mobile number is copied to the field of the new method. */
  function copyTypedNumber(to: string) {
    const name = username.value;
    const number = mobile.value;
    const isNumber = /^\d*$/.test(name.peek());
    if (to === 'username' && isNumber) name.value = withoutLeadingZeros(number.peek());
    const isDifferent = name.peek() !== withoutLeadingZeros(number.peek());
    if (to === 'mobileNum' && isNumber && name.peek() && isDifferent) number.value = name.peek();
  }

  const requireTick = (isTicked: boolean) =>
    isTicked ? undefined : text('register.disclaimerNeeded');
  const [age, terms, notBarred] = CONSENTS.map((name) =>
    form.field(`consent.${name}`, store.draft(name, false), requireTick),
  );
  const consents = { age, terms, notBarred } as Record<
    (typeof CONSENTS)[number],
    FormField<boolean>
  >;

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
