import { onChange } from '@kit/onChange';
import { computed, signal } from '@kit/signals';
import { text } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import type { Host } from '../../stores/host';
import { createRegister, type RegisterMethod } from '../../stores/register';
import { createRule } from '../../stores/rule';
import { withoutZero, withoutZeros } from '../../stores/verification';
import { createAppForm } from '../../widgets/appForm';
import { addNewPassword } from '../../widgets/newPassword';
import type { App } from '../../widgets/useApp';
import { addConsents } from './addConsents';
import { details } from './details';
import { isOfAge } from './isOfAge';

const same = (value: string) => value;
const trimmed = (value: string) => value.trim();

export function createRegisterForm(host: Host, app: App, send: () => Promise<void>) {
  const store = host.use(createRegister);
  const rules = host.use(createRule);
  const affiliate = host.use(createAffiliate);
  const form = createAppForm(app, send);

  const picked = store.draft<string>('method', store.firstMethod.peek());
  const method = computed(() =>
    store.hasBothMethods.value ? (picked.value as RegisterMethod) : store.firstMethod.value,
  );
  const asks = (name: string) => computed(() => store.asksFor(name, method.value));
  const minimumAge = computed(() => rules.settings.value.value?.minimumAge ?? 0);

  /** By the field's own rule and by the one it shares with the login that comes after. */
  const ruled =
    (name: string, shared?: string, read = trimmed) =>
    async (value: string) => {
      if (!store.asksFor(name, method.peek())) return undefined;
      const own = await rules.check(name, read(value));
      return own ?? (shared ? rules.check(shared, read(value), false) : undefined);
    };
  const drafted = (name: string, check = ruled(name)) =>
    form.field(name, store.draft(name, ''), check);

  const username = drafted('username', ruled('username', 'loginUsername'));
  const mobile = drafted('mobileNum', ruled('mobileNum', 'loginMobileNum', withoutZero));
  const code = form.field('verificationCode', signal(''), ruled('verificationCode'));
  const secret = addNewPassword(form, {
    names: ['password', 'confirmPassword'],
    check: ruled('password', 'loginPassword', same),
    checkConfirm: ruled('confirmPassword', undefined, same),
    mismatch: 'refusal.in_incorrect_password',
  });
  const birthDate = async (value: string) => {
    const wrong = await ruled('birthDate')(value);
    const age = minimumAge.peek();
    const isTooYoung = value !== '' && asks('birthDate').peek() && !isOfAge(value, age);
    return wrong ?? (isTooYoung ? text('register.tooYoung', { age }) : undefined);
  };
  const extra = details.map((one) => ({
    ...one,
    isAsked: asks(one.name),
    field: drafted(one.name, one.name === 'birthDate' ? birthDate : ruled(one.name)),
  }));
  const hasAffiliate = computed(
    () => store.asksFor('affiliateCode', method.value) && affiliate.hasFailed.value,
  );
  const affiliateCode = drafted('affiliateCode', async (value) =>
    hasAffiliate.peek() ? ruled('affiliateCode')(value) : undefined,
  );

  /** A number that was typed is not typed again. */
  function carry(to: string) {
    const [name, number] = [username.value, mobile.value];
    const isNumber = /^\d*$/.test(name.peek());
    if (to === 'username' && isNumber) name.value = withoutZeros(number.peek());
    const isNew = name.peek() !== withoutZeros(number.peek());
    if (to === 'mobileNum' && isNumber && name.peek() && isNew) number.value = name.peek();
  }

  return {
    form,
    rules,
    method,
    picked,
    carry,
    asks,
    minimumAge,
    username,
    mobile,
    code,
    secret,
    extra,
    hasAffiliate,
    affiliateCode,
    consents: addConsents(form, store),
    start() {
      const stops = [secret.start(), onChange(rules.settings.value, form.sayAgain)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

export type RegisterForm = ReturnType<typeof createRegisterForm>;
