import { Lazy } from '@kit/Lazy';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createPasskey } from '../../stores/passkey';
import { createThirdParty, type SocialChannel } from '../../stores/thirdParty';
import { useStore } from '../../stores/useStore';
import { Button, type ButtonProps } from '../../ui/Button';
import { PasskeyLogin } from './PasskeyLogin';
import { useSocialLogin } from './useSocialLogin';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  isUsernameMode: ReadonlySignal<boolean>;
  /** The passkey is offered elsewhere. */
  hasOwnPasskey: boolean;
  onDone: () => void;
}

/** Logging in without a password: by passkey or by a social account. */
export function LoginMethods({ isAgent, isUsernameMode, hasOwnPasskey, onDone }: Props) {
  const { hasGoogle, hasFacebook, isSimulated } = useStore(createThirdParty);
  const { logIn, busyWith } = useSocialLogin({ isAgent, onDone });
  const hasPasskey = useStore(createPasskey).isSupported && !hasOwnPasskey;
  const [selected] = useState(() => signal<SocialChannel | undefined>(undefined));
  const showsGoogle = computed(() => isUsernameMode.value && hasGoogle.value);
  const showsFacebook = computed(() => isUsernameMode.value && hasFacebook.value);
  const hasAny = computed(() => hasPasskey || showsGoogle.value || showsFacebook.value);

  const select = (channel: SocialChannel) => () => {
    if (isSimulated.peek()) selected.value = channel;
    else void logIn(channel);
  };
  return (
    <When is={hasAny}>
      {() => (
        <div className="login-methods">
          <p className="login-methods-title">{t('session.orWith')}</p>
          {hasPasskey && <PasskeyLogin isAgent={isAgent} onDone={onDone} />}
          <div className="login-social">
            <When is={showsFacebook}>
              {() => (
                <SocialButton
                  name="Facebook"
                  icon="users-round"
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
                  icon="globe"
                  label={t('session.withGoogle')}
                  busy={computed(() => busyWith.value === 'google')}
                  onClick={select('google')}
                />
              )}
            </When>
          </div>
          <Lazy when={selected} load={() => import('./SocialLoginDialog')}>
            {({ SocialLoginDialog }) => (
              <When is={selected}>
                {(channel) => (
                  <SocialLoginDialog
                    selected={selected}
                    channel={channel.peek()}
                    {...{ isAgent, onDone }}
                  />
                )}
              </When>
            )}
          </Lazy>
        </div>
      )}
    </When>
  );
}

const SocialButton = ({ name, ...props }: Omit<ButtonProps, 'children'> & { name: string }) => (
  <Button kind="line" size="medium" {...props}>
    {name}
  </Button>
);
