import { useOnce } from '@kit/render/hooks';
import { batch, computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createPasskey } from '../../../stores/account/passkey';
import { createThirdParty, type SocialChannel } from '../../../stores/account/thirdParty';
import { useStore } from '../../../stores/base/useStore';
import { Button, type ButtonProps } from '../../../ui/controls/Button';
import { LazySheet } from '../../site/app/LazySheet';
import { PasskeyLogin } from './PasskeyLogin';
import type { SocialLoginOptions } from './useSocialLogin';

interface Props extends SocialLoginOptions {
  isUsernameMode: ReadonlySignal<boolean>;
  /** The form offers the passkey above its fields, so it is not offered here. */
  hasPasskeyFirst: boolean;
}

/** Logging in without a password: by passkey or by a social account. */
export function LoginMethods({ isUsernameMode, hasPasskeyFirst, ...options }: Props) {
  const { hasGoogle, hasFacebook, isSimulated } = useStore(createThirdParty);
  const { isSupported, isOffered } = useStore(createPasskey);
  const hasPasskey = computed(() => isOffered.value && isSupported && !hasPasskeyFirst);
  const { channel, open } = useOnce(() => ({
    channel: signal<SocialChannel>('google'),
    open: signal(false),
  }));
  const showsGoogle = computed(() => isUsernameMode.value && hasGoogle.value);
  const showsFacebook = computed(() => isUsernameMode.value && hasFacebook.value);
  const hasAny = computed(() => hasPasskey.value || showsGoogle.value || showsFacebook.value);

  const busyWith = (service: SocialChannel) =>
    computed(() => open.value && !isSimulated.value && channel.value === service);

  const select = (service: SocialChannel) => async () => {
    const { field, focus } = options.login.captcha;
    if (!(await field.revalidate())) return focus();
    if (open.peek()) return;
    batch(() => {
      channel.value = service;
      open.value = true;
    });
  };
  return (
    <When is={hasAny}>
      {() => (
        <div className="login-methods">
          <p className="login-methods-title">{t('session.orWith')}</p>
          <When is={hasPasskey}>{() => <PasskeyLogin {...options} />}</When>
          <div className="login-social">
            <When is={showsFacebook}>
              {() => (
                <SocialButton
                  name="Facebook"
                  label={t('session.withFacebook')}
                  busy={busyWith('facebook')}
                  onClick={select('facebook')}
                />
              )}
            </When>
            <When is={showsGoogle}>
              {() => (
                <SocialButton
                  name="Google"
                  label={t('session.withGoogle')}
                  busy={busyWith('google')}
                  onClick={select('google')}
                />
              )}
            </When>
          </div>
          <LazySheet open={open} load={() => import('./SocialLogin')}>
            {({ SocialLogin }) => <SocialLogin {...options} open={open} channel={channel} />}
          </LazySheet>
        </div>
      )}
    </When>
  );
}

const SocialButton = ({ name, ...props }: Omit<ButtonProps, 'children'> & { name: string }) => (
  <Button kind="line" size="medium" {...props}>
    {/* An initial of its own for each service, not its trademark. */}
    <span className="login-initial" data-initial={name[0]} aria-hidden="true" />
    {name}
  </Button>
);
