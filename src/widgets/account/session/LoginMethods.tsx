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
import { useSocialLogin } from './useSocialLogin';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  isUsernameMode: ReadonlySignal<boolean>;
  /** The form offers the passkey above its fields, so it is not offered here. */
  hasPasskeyFirst: boolean;
  onDone: () => void;
}

/** Logging in without a password: by passkey or by a social account. */
export function LoginMethods({ isAgent, isUsernameMode, hasPasskeyFirst, onDone }: Props) {
  const { hasGoogle, hasFacebook, isSimulated } = useStore(createThirdParty);
  const { logIn, busyWith } = useSocialLogin({ isAgent, onDone });
  const { isSupported, isOffered } = useStore(createPasskey);
  const hasPasskey = computed(() => isOffered.value && isSupported && !hasPasskeyFirst);
  const { selected, isDialogOpen } = useOnce(() => ({
    selected: signal<SocialChannel>('google'),
    isDialogOpen: signal(false),
  }));
  const showsGoogle = computed(() => isUsernameMode.value && hasGoogle.value);
  const showsFacebook = computed(() => isUsernameMode.value && hasFacebook.value);
  const hasAny = computed(() => hasPasskey.value || showsGoogle.value || showsFacebook.value);

  const select = (channel: SocialChannel) => () => {
    if (!isSimulated.peek()) return void logIn(channel);
    batch(() => {
      selected.value = channel;
      isDialogOpen.value = true;
    });
  };
  return (
    <When is={hasAny}>
      {() => (
        <div className="login-methods">
          <p className="login-methods-title">{t('session.orWith')}</p>
          <When is={hasPasskey}>{() => <PasskeyLogin isAgent={isAgent} onDone={onDone} />}</When>
          <div className="login-social">
            <When is={showsFacebook}>
              {() => (
                <SocialButton
                  name="Facebook"
                  label={t('session.withFacebook')}
                  busy={computed(() => busyWith.value === 'facebook')}
                  onClick={select('facebook')}
                />
              )}
            </When>
            <When is={showsGoogle}>
              {() => (
                <SocialButton
                  name="Google"
                  label={t('session.withGoogle')}
                  busy={computed(() => busyWith.value === 'google')}
                  onClick={select('google')}
                />
              )}
            </When>
          </div>
          <LazySheet open={isDialogOpen} load={() => import('./SocialLoginDialog')}>
            {({ SocialLoginDialog }) => (
              <SocialLoginDialog open={isDialogOpen} channel={selected} {...{ isAgent, onDone }} />
            )}
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
