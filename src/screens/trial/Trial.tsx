import './trial.css';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLogin } from '../../stores/login';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { useApp } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import { AuthPageFrame } from '../../widgets/session/AuthPageFrame';

const POINTS = [
  ['coins', 'session.trialMoney'],
  ['gamepad-2', 'session.trialGames'],
  ['shield-check', 'session.trialNoData'],
] as const satisfies [IconName, string][];

/** Starts a trial account. Whoever is logged in already keeps the current session. */
export default function Trial() {
  const { isLoggedIn, accountKind } = useStore(createSession);
  const trialStart = useTrialStart();
  const isTrial = computed(() => accountKind.value === 'trial');

  return (
    <AuthPageFrame title={t('title.trial')}>
      <section className="trial">
        <img src="/art/icons/carousel-horse.webp" alt="" width={112} height={112} />
        <p>{t('session.trialText')}</p>
        <ul>
          {POINTS.map(([icon, textKey]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{t(textKey)}</span>
            </li>
          ))}
        </ul>
        <When is={isLoggedIn} or={() => <StartButton {...trialStart} />}>
          {() => (
            <>
              <p role="status" hidden={computed(() => !isTrial.value)}>
                {t('session.trialReady')}
              </p>
              <Button wide href={paths.home}>
                {t('session.trialPlay')}
              </Button>
            </>
          )}
        </When>
        <Button kind="quiet" href={paths.register}>
          {t('session.createAccount')}
        </Button>
      </section>
    </AuthPageFrame>
  );
}

function useTrialStart() {
  const { startFreePlay } = useStore(createLogin);
  const app = useApp();
  const isBusy = useSignal(false);

  async function start() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const closeToast = app.showToast(t('session.trialLoading'), { kind: 'loading' });
    try {
      const shouldGoHome = await startFreePlay();
      closeToast();
      if (shouldGoHome) app.navigate(paths.home);
    } catch (error) {
      closeToast();
      app.showError(error);
    } finally {
      isBusy.value = false;
    }
  }
  return { isBusy, start };
}

const StartButton = ({ isBusy, start }: ReturnType<typeof useTrialStart>) => (
  <Button wide busy={isBusy} onClick={() => void start()}>
    {t('session.trialStart')}
  </Button>
);
