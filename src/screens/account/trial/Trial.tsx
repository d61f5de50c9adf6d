import { useOnce } from '@kit/render/hooks';
import './trial.css';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { linkParts, t } from '../../../i18n/t';
import { createLogin } from '../../../stores/account/login';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createMarket } from '../../../stores/site/market';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import { AuthPageFrame } from '../../../widgets/account/session/AuthPageFrame';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';

const POINTS = [
  ['coins', 'session.trialMoney'],
  ['gamepad-2', 'session.trialGames'],
  ['shield-check', 'session.trialNoData'],
] as const satisfies [IconName, string][];

/** Starts a trial account, where the market allows that. Whoever is logged in already keeps the current session. */
export default function Trial() {
  return (
    <AuthPageFrame title={t('title.trial')}>
      <section className="trial">
        <img src="/art/icons/carousel-horse.webp" alt="" width={112} height={112} />
        <When is={useStore(createMarket).allowsTrials} or={() => <NoTrial />}>
          {() => <Offer />}
        </When>
        <Button kind="quiet" href={paths.register}>
          {t('session.createAccount')}
        </Button>
      </section>
    </AuthPageFrame>
  );
}

function Offer() {
  const { isLoggedIn, accountKind } = useStore(createSession);
  const trialStart = useTrialStart();
  const isTrial = computed(() => accountKind.value === 'trial');
  return (
    <>
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
    </>
  );
}

/** Where the market allows no trial accounts: why, and the way on. */
function NoTrial() {
  const { freePlay } = useStore(createMarket);
  const { isLoggedIn } = useStore(createSession);
  const { before } = linkParts('play.free_login');
  const never = t('play.free_never');
  return (
    <>
      <p>{computed(() => (freePlay.value === 'never' ? never : before).value)}</p>
      <When
        is={isLoggedIn}
        or={() => (
          <Button wide href={paths.login}>
            {t('app.login')}
          </Button>
        )}
      >
        {() => (
          <Button wide href={paths.home}>
            {t('session.trialPlay')}
          </Button>
        )}
      </When>
    </>
  );
}

function useTrialStart() {
  const { startFreePlay } = useStore(createLogin);
  const app = useApp();
  const isBusy = useOnce(() => signal(false));

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
