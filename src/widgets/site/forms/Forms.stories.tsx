import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { t } from '../../../i18n/t';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';
import { useApp } from '../app/useApp';
import { addNewPassword } from './addNewPassword';
import { CaptchaField } from './CaptchaField';
import { CountryPicker } from './CountryPicker';
import { createAppForm } from './createAppForm';
import { HiddenUsername } from './HiddenUsername';
import { MobileField } from './MobileField';
import { NewPasswordFields } from './NewPasswordFields';
import { PictureField, pictureLimits } from './PictureField';
import { RuleField } from './RuleField';
import { SmsCodeField } from './SmsCodeField';
import { useCaptcha } from './useCaptcha';
import { useDialing } from './useDialing';
import { useFormRules } from './useFormRules';
import { useSms } from './useSms';

export default { title: 'Widgets/Forms' };

const noRule = () => undefined;

function useForm() {
  const app = useApp();
  const form = useOnce(() => createAppForm(app, { onSubmit: () => Promise.resolve() }));
  useFormRules(form);
  return form;
}

const Mobile = () => {
  const form = useForm();
  const { mobile, wrong, code } = useOnce(() => {
    const wrong = form.field('wrong', signal('12'), noRule);
    wrong.setServerError(() => sample('El número debe tener 9 cifras.'));
    return {
      wrong,
      mobile: form.field('mobile', signal('987654321'), noRule),
      code: form.field('code', signal(''), noRule),
    };
  });
  const dialing = useDialing();
  const sms = useSms({ purpose: signal('noLogin'), form, mobile, dialing });
  return (
    <>
      <MobileField field={mobile} dialing={dialing} />
      <MobileField field={wrong} dialing={dialing} required />
      <SmsCodeField field={code} sms={sms} />
    </>
  );
};

export const MobileAndCode = inApp(() => <Mobile />);

const Countries = () => <CountryPicker open={useOnce(() => signal(true))} dialing={useDialing()} />;

export const CountryList = inApp(() => <Countries />);
export const CountryListFailed = inApp(() => <Countries />, { calls: 'status' });

const Captcha = () => {
  const captcha = useCaptcha();
  useMount(captcha.show);
  return <CaptchaField captcha={captcha} />;
};

export const CaptchaPicture = inApp(() => <Captcha />);
export const CaptchaFailed = inApp(() => <Captcha />, { calls: 'status' });

const Passwords = () => {
  const form = useForm();
  const { rule } = useStore(createRule);
  const fields = useOnce(() => ({
    password: addNewPassword(form, {
      names: ['newPassword', 'confirmPassword'],
      validate: () => undefined,
      mismatch: 'validation.in_confirmation_correct',
    }),
    name: form.field('username', signal(''), noRule),
  }));
  return (
    <form {...form.props}>
      <HiddenUsername />
      <RuleField field={fields.name} rule={rule('username')} label={t('session.username')} />
      <NewPasswordFields newPassword={fields.password} />
    </form>
  );
};

export const NewPassword = inApp(() => <Passwords />);

const Pictures = () => (
  <PictureField
    label={t('support.pictures')}
    hint={t('support.pictureHint', pictureLimits)}
    files={useOnce(() => signal<readonly File[]>([]))}
    removeLabel={(name) => t('support.removePicture', { name })}
  />
);

export const PictureUpload = inApp(() => <Pictures />);
