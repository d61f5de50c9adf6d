import { useMount, useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { withQuery } from '@kit/web/withQuery';
import { linkParts, type PlainKey, t } from '../../../i18n/t';
import { createThirdParty } from '../../../stores/account/thirdParty';
import type { SmsPurpose } from '../../../stores/account/verification';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { isOffline, OfflineNote } from '../../../widgets/site/app/OfflineNote';
import { useApp } from '../../../widgets/site/app/useApp';
import { CaptchaField } from '../../../widgets/site/forms/CaptchaField';
import { MobileField } from '../../../widgets/site/forms/MobileField';
import { RuleField, requiredLabel } from '../../../widgets/site/forms/RuleField';
import { SmsCodeField } from '../../../widgets/site/forms/SmsCodeField';
import { type CaptchaForm, useCaptcha } from '../../../widgets/site/forms/useCaptcha';
import { useDialing } from '../../../widgets/site/forms/useDialing';
import { useSms } from '../../../widgets/site/forms/useSms';
import { paths } from '../../../widgets/site/navigation/paths';
import { AffiliateField } from './AffiliateField';
import { Consents } from './Consents';
import { createRegisterForm, type RegisterForm } from './createRegisterForm';
import { MethodSwitch } from './MethodSwitch';
import { sendRegistration } from './sendRegistration';
import { UsernameField } from './UsernameField';

export function RegisterFormView() {
  const app = useApp();
  const host = useHost();
  const { sendsSms } = useStore(createThirdParty);
  const registration = useOnce(() => {
    const created: RegisterForm = createRegisterForm(host, app, () =>
      sendRegistration(host, app, created, { captcha, dialing }),
    );
    return created;
  });
  const { form, hasField, rules, extraFields, newPassword } = registration;
  const dialing = useDialing();
  const captcha: CaptchaForm = useCaptcha((value, check) => form.field('captcha', value, check));
  const purpose = computed<SmsPurpose>(() => (sendsSms.value ? 'thirdParty' : 'register'));
  const sms = useSms({ purpose, form, mobile: registration.mobile, dialing });
  useMount(registration.start);
  useMount(() => {
    if (hasField('captcha').peek()) captcha.show();
  });
  const loginLink = linkParts('register.haveAccount');
  /** The operator's label, or else the usual one. */
  const labelOf = (name: string, labelKey: PlainKey) => {
    const rule = rules.rule(name);
    return computed(() => rule.value?.label ?? t(labelKey).value);
  };

  return (
    <form className="auth-page-form" {...form.props}>
      <MethodSwitch registration={registration} />
      <When is={hasField('username')}>{() => <UsernameField registration={registration} />}</When>
      <When is={hasField('mobileNum')}>
        {() => (
          <MobileField
            field={registration.mobile}
            dialing={dialing}
            label={requiredLabel(t('register.mobileNum'), rules.rule('mobileNum'))}
          />
        )}
      </When>
      <When is={hasField('verificationCode')}>
        {() => (
          <SmsCodeField
            field={registration.code}
            sms={sms}
            label={requiredLabel(t('register.verificationCode'), rules.rule('verificationCode'))}
          />
        )}
      </When>
      <When is={hasField('password')}>
        {() => (
          <RuleField
            secret
            field={newPassword.password}
            rule={rules.rule('password')}
            label={t('register.password')}
            name="password"
            autoComplete="new-password"
          />
        )}
      </When>
      <When is={hasField('confirmPassword')}>
        {() => (
          <RuleField
            secret
            field={newPassword.confirm}
            rule={rules.rule('confirmPassword')}
            label={t('register.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
          />
        )}
      </When>
      {extraFields.map(({ name, labelKey, props, field, isShown }) => (
        <When key={name} is={isShown}>
          {() => (
            <RuleField
              {...props}
              field={field}
              rule={rules.rule(name)}
              label={labelOf(name, labelKey)}
              name={name}
            />
          )}
        </When>
      ))}
      <AffiliateField registration={registration} />
      <CaptchaField captcha={captcha} />
      <Consents registration={registration} />
      <OfflineNote />
      <Button type="submit" wide busy={form.isBusy} disabled={isOffline}>
        {t('register.submit')}
      </Button>
      <p className="auth-page-footer">
        {loginLink.before}
        <a href={computed(() => withQuery(paths.login, app.address.value.query))}>
          {loginLink.link}
        </a>
        {loginLink.after}
      </p>
    </form>
  );
}
