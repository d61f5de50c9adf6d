import { isOnLine } from '@kit/onLine';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { When } from '@kit/When';
import { lazy, Suspense, useState } from 'react';
import { t } from '../i18n/t';
import { createPasskey, isCancelled } from '../stores/passkey';
import { createThirdParty, type SocialChannel } from '../stores/thirdParty';
import { useStore } from '../stores/useStore';
import { Button } from '../ui/Button';
import { useAfterLogin } from './useAfterLogin';
import { useApp } from './useApp';

interface Props {
  isAgent: ReadonlySignal<boolean>;
  isByName: ReadonlySignal<boolean>;
  onDone: () => void;
}

const SocialDialog = lazy(async () => ({ default: (await import('./SocialDialog')).SocialDialog }));

/** The ways in that need no typing here: a passkey, which is the one to take, and social accounts. */
export function LoginDoors({ isAgent, isByName, onDone }: Props) {
  const { hasGoogle, hasFacebook } = useStore(createThirdParty);
  const { isSupported } = useStore(createPasskey);
  const [asked] = useState(() => signal<SocialChannel | undefined>(undefined));
  const google = computed(() => isByName.value && hasGoogle.value);
  const facebook = computed(() => isByName.value && hasFacebook.value);
  const hasAny = computed(() => isSupported || google.value || facebook.value);

  const ask = (channel: SocialChannel) => () => {
    asked.value = channel;
  };
  return (
    <When is={hasAny}>
      {() => (
        <div className="login-doors">
          <p className="login-or">{t('session.orWith')}</p>
          {isSupported && <PasskeyDoor isAgent={isAgent} onDone={onDone} />}
          <div className="login-social">
            <When is={facebook}>
              {() => (
                <Button
                  kind="line"
                  size="medium"
                  icon="users-round"
                  label={t('session.withFacebook')}
                  onClick={ask('facebook')}
                >
                  Facebook
                </Button>
              )}
            </When>
            <When is={google}>
              {() => (
                <Button
                  kind="line"
                  size="medium"
                  icon="globe"
                  label={t('session.withGoogle')}
                  onClick={ask('google')}
                >
                  Google
                </Button>
              )}
            </When>
          </div>
          <When is={asked}>
            {(channel) => (
              <Suspense>
                <SocialDialog asked={asked} channel={channel.peek()} {...{ isAgent, onDone }} />
              </Suspense>
            )}
          </When>
        </div>
      )}
    </When>
  );
}

function PasskeyDoor({ isAgent, onDone }: Pick<Props, 'isAgent' | 'onDone'>) {
  const { login } = useStore(createPasskey);
  const settle = useAfterLogin();
  const app = useApp();
  const [isBusy] = useState(() => signal(false));

  async function enter() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      const opened = await login(isAgent.peek() ? 'agent' : 'member');
      if (await settle({ opened })) onDone();
    } catch (error) {
      if (!isOnLine.peek()) app.say(t('error.noInternet'), { kind: 'fail', ms: 3000 });
      else if (!isCancelled(error)) app.sayError(error);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <>
      <Button
        kind="secondary"
        size="medium"
        wide
        icon="fingerprint"
        busy={isBusy}
        onClick={() => void enter()}
      >
        {t('session.passkey')}
      </Button>
      <p className="login-tip">{t('session.passkeyNote')}</p>
    </>
  );
}
