import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { around, t } from '../../i18n/t';
import { createThirdParty } from '../../stores/thirdParty';
import { useHost, useStore } from '../../stores/useStore';
import type { SmsPurpose } from '../../stores/verification';
import { Button } from '../../ui/Button';
import { CaptchaField } from '../../widgets/CaptchaField';
import { MobileField } from '../../widgets/MobileField';
import { paths } from '../../widgets/paths';
import { RuleField, starred } from '../../widgets/RuleField';
import { SmsCodeField } from '../../widgets/SmsCodeField';
import { useApp } from '../../widgets/useApp';
import { type CaptchaForm, useCaptcha } from '../../widgets/useCaptcha';
import { useDialing } from '../../widgets/useDialing';
import { useSms } from '../../widgets/useSms';
import { AffiliateField } from './AffiliateField';
import { Consents } from './Consents';
import type { RegisterForm as Made } from './createRegisterForm';
import { MethodSwitch } from './MethodSwitch';
import { createSendable } from './sendRegistration';
import { UsernameField } from './UsernameField';

export function RegisterForm() {
  const app = useApp();
  const host = useHost();
  const { sendsSms } = useStore(createThirdParty);
  const [made] = useState<Made>(() => createSendable(host, app, () => ({ captcha, dialing })));
  const { form, asks, rules, extra, secret } = made;
  const dialing = useDialing();
  const captcha: CaptchaForm = useCaptcha((value, check) => form.field('captcha', value, check));
  const purpose = computed<SmsPurpose>(() => (sendsSms.value ? 'thirdParty' : 'register'));
  const sms = useSms({ purpose, form, mobile: made.mobile, dialing: dialing.code });
  useMount(made.start);
  useMount(() => {
    if (asks('captcha').peek()) captcha.show();
  });
  const login = around('register.haveAccount');

  return (
    <form className="entry-form" {...form.props}>
      <MethodSwitch made={made} />
      <When is={asks('username')}>{() => <UsernameField made={made} />}</When>
      <When is={asks('mobileNum')}>
        {() => (
          <MobileField
            field={made.mobile}
            dialing={dialing}
            label={starred(t('register.mobileNum'), rules.rule('mobileNum'))}
          />
        )}
      </When>
      <When is={asks('verificationCode')}>
        {() => (
          <SmsCodeField
            field={made.code}
            sms={sms}
            label={starred(t('register.verificationCode'), rules.rule('verificationCode'))}
          />
        )}
      </When>
      <When is={asks('password')}>
        {() => (
          <RuleField
            secret
            field={secret.password}
            rule={rules.rule('password')}
            label={t('register.password')}
            name="password"
            autoComplete="new-password"
          />
        )}
      </When>
      <When is={asks('confirmPassword')}>
        {() => (
          <RuleField
            secret
            field={secret.confirm}
            rule={rules.rule('confirmPassword')}
            label={t('register.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
          />
        )}
      </When>
      {extra.map(({ name, words, look, field, isAsked }) => (
        <When key={name} is={isAsked}>
          {() => (
            <RuleField
              {...look}
              field={field}
              rule={rules.rule(name)}
              label={t(words) as ReturnType<typeof starred>}
              name={name}
            />
          )}
        </When>
      ))}
      <AffiliateField made={made} />
      <CaptchaField captcha={captcha} />
      <Consents made={made} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('register.submit')}
      </Button>
      <p className="entry-foot">
        {login.before}
        <a href={paths.login}>{login.link}</a>
        {login.after}
      </p>
    </form>
  );
}
