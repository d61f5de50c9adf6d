import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createRecovery } from '../../../stores/account/recovery';
import { createRule } from '../../../stores/account/rule';
import { type SmsPurpose, withoutLeadingZero } from '../../../stores/account/verification';
import type { Host } from '../../../stores/base/host';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { type App, useApp } from '../../../widgets/site/app/useApp';
import { MobileField } from '../../../widgets/site/forms/MobileField';
import { NewPasswordFields } from '../../../widgets/site/forms/NewPasswordFields';
import { requiredLabel } from '../../../widgets/site/forms/RuleField';
import { requiredRule } from '../../../widgets/site/forms/requiredRule';
import { SmsCodeField } from '../../../widgets/site/forms/SmsCodeField';
import { type Dialing, useDialing } from '../../../widgets/site/forms/useDialing';
import { useSms } from '../../../widgets/site/forms/useSms';
import { createResetForm } from './createResetForm';

const purpose = signal<SmsPurpose>('noLogin');

function createSmsForm(host: Host, app: App, dialing: Dialing) {
  const rules = host.use(createRule);
  const { resetBySms } = host.use(createRecovery);
  const { form, newPassword } = createResetForm(host, app, (passwords) =>
    resetBySms(
      {
        mobileNum: mobile.value.peek(),
        countryDialingCode: dialing.code.peek(),
        verificationCode: code.value.peek(),
      },
      passwords,
    ),
  );
  const mobile = form.field(
    'mobileNum',
    signal(''),
    requiredRule(rules, 'loginMobileNum', withoutLeadingZero),
  );
  const code = form.field('verificationCode', signal(''), requiredRule(rules, 'verificationCode'));
  return { form, newPassword, mobile, code };
}

export function ResetBySms() {
  const host = useHost();
  const app = useApp();
  const dialing = useDialing();
  const { rule } = useStore(createRule);
  const { form, newPassword, mobile, code } = useOnce(() => createSmsForm(host, app, dialing));
  const sms = useSms({ purpose, form, mobile, dialing });
  useMount(newPassword.start);
  return (
    <form className="auth-page-form" {...form.props}>
      <MobileField
        field={mobile}
        dialing={dialing}
        label={requiredLabel(t('session.mobile'), rule('loginMobileNum'))}
      />
      <SmsCodeField
        field={code}
        sms={sms}
        label={requiredLabel(t('session.smsCode'), rule('verificationCode'))}
      />
      <NewPasswordFields newPassword={newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.reset')}
      </Button>
    </form>
  );
}
