import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { t } from '../../../i18n/t';
import type { SocialChannel } from '../../../stores/account/thirdParty';
import { AuthPageFrame } from './AuthPageFrame';
import { AuthPageLights } from './AuthPageLights';
import { LoginForm } from './LoginForm';
import { LoginMethods } from './LoginMethods';
import { LoginSheet } from './LoginSheet';
import { MobileLoginFields } from './MobileLoginFields';
import { PasskeyLogin } from './PasskeyLogin';
import { SocialLogin } from './SocialLogin';
import { SocialLoginDialog } from './SocialLoginDialog';
import { useLoginForm } from './useLoginForm';

export default { title: 'Widgets/Session' };

const visitor = { persona: 'visitor', path: '/m/login' } as const;
const no = signal(false);
const yes = signal(true);
const onDone = () => {};

export const Frame = inApp(
  () => (
    <AuthPageFrame title={t('title.login')} tab="login">
      <p>{t('error.loginFirst')}</p>
    </AuthPageFrame>
  ),
  visitor,
);
export const FrameWithoutTabs = inApp(
  () => (
    <AuthPageFrame title={t('title.forgot')}>
      <p>{t('error.loginFirst')}</p>
    </AuthPageFrame>
  ),
  visitor,
);
export const Lights = () => <AuthPageLights />;
export const Form = inApp(() => <LoginForm isAgent={no} onDone={onDone} />, visitor);
export const FormOfAgents = inApp(() => <LoginForm isAgent={yes} onDone={onDone} />, visitor);
export const FormWithoutSms = inApp(() => <LoginForm isAgent={no} name="lucia" onDone={onDone} />, {
  ...visitor,
  scenarios: ['smsOff'],
});
const useSocialProps = () => ({
  login: useLoginForm({ isAgent: no, onDone }),
  open: useOnce(() => signal(true)),
  channel: useOnce(() => signal<SocialChannel>('google')),
  isAgent: no,
  onDone,
});
const Mobile = () => {
  const login = useLoginForm({ isAgent: no, onDone });
  useMount(() => {
    login.selectedMode.value = 'sms';
  });
  return <MobileLoginFields login={login} />;
};
export const MobileFields = inApp(() => <Mobile />, visitor);
const MethodsOfForm = () => (
  <LoginMethods {...useSocialProps()} isUsernameMode={yes} hasPasskeyFirst={false} />
);
export const Methods = inApp(() => <MethodsOfForm />, visitor);
export const Passkey = inApp(() => <PasskeyLogin isAgent={no} onDone={onDone} />, visitor);

const Login = () => <LoginSheet open={useOnce(() => signal(true))} />;
export const OpenSheet = inApp(() => <Login />, visitor);

const Social = () => <SocialLogin {...useSocialProps()} />;
export const OtherService = inApp(() => <Social />, visitor);
const SocialDialog = () => <SocialLoginDialog {...useSocialProps()} />;
export const DialogOfOtherService = inApp(() => <SocialDialog />, visitor);
