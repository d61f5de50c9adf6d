import { signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createRecovery } from '../../stores/recovery';
import { createRule } from '../../stores/rule';
import { useHost, useStore } from '../../stores/useStore';
import { type SmsPurpose, withoutZero } from '../../stores/verification';
import { Button } from '../../ui/Button';
import { MobileField } from '../../widgets/MobileField';
import { NewPasswordFields } from '../../widgets/NewPasswordFields';
import { needed } from '../../widgets/needed';
import { starred } from '../../widgets/RuleField';
import { SmsCodeField } from '../../widgets/SmsCodeField';
import { type App, useApp } from '../../widgets/useApp';
import { type Dialing, useDialing } from '../../widgets/useDialing';
import { useSms } from '../../widgets/useSms';
import { createResetForm } from './resetForm';

const purpose = signal<SmsPurpose>('noLogin');

function createSmsForm(host: Host, app: App, dialing: Dialing) {
  const rules = host.use(createRule);
  const { bySms } = host.use(createRecovery);
  const { form, secret } = createResetForm(host, app, (wish) =>
    bySms(
      {
        mobileNum: mobile.value.peek(),
        countryDialingCode: dialing.code.peek(),
        verificationCode: code.value.peek(),
      },
      wish,
    ),
  );
  const mobile = form.field('mobileNum', signal(''), needed(rules, 'loginMobileNum', withoutZero));
  const code = form.field('verificationCode', signal(''), needed(rules, 'verificationCode'));
  return { form, secret, mobile, code };
}

export function BySms() {
  const host = useHost();
  const app = useApp();
  const dialing = useDialing();
  const { rule } = useStore(createRule);
  const [{ form, secret, mobile, code }] = useState(() => createSmsForm(host, app, dialing));
  const sms = useSms({ purpose, form, mobile, dialing: dialing.code });
  useMount(secret.start);
  return (
    <form className="entry-form" {...form.props}>
      <MobileField
        field={mobile}
        dialing={dialing}
        label={starred(t('session.mobile'), rule('loginMobileNum'))}
      />
      <SmsCodeField
        field={code}
        sms={sms}
        label={starred(t('session.smsCode'), rule('verificationCode'))}
      />
      <NewPasswordFields secret={secret} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.reset')}
      </Button>
    </form>
  );
}
