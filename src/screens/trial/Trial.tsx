import './trial.css';
import { computed, signal } from '@kit/signals';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { EntryFrame } from '../../widgets/EntryFrame';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';

const POINTS = [
  ['coins', 'session.trialMoney'],
  ['gamepad-2', 'session.trialGames'],
  ['shield-check', 'session.trialNoData'],
] as const satisfies [IconName, string][];

/** The platform without an account. A session that is here already is not given up for it. */
export default function Trial() {
  const { isLoggedIn, standing } = useStore(createSession);
  const start = useStart();
  const isTrial = computed(() => standing.value === 'trial');

  return (
    <EntryFrame title={t('session.trialTitle')}>
      <section className="trial">
        <img src="/art/icons/carousel-horse.webp" alt="" width={112} height={112} />
        <p>{t('session.trialText')}</p>
        <ul>
          {POINTS.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{t(words)}</span>
            </li>
          ))}
        </ul>
        <When is={isLoggedIn} or={() => <Start {...start} />}>
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
    </EntryFrame>
  );
}

function useStart() {
  const { tryFree } = useStore(createSession);
  const app = useApp();
  const [isBusy] = useState(() => signal(false));

  async function start() {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const done = app.say(t('session.trialLoading'), { kind: 'loading' });
    try {
      const mayLeave = await tryFree();
      done();
      if (mayLeave) app.open(paths.home);
    } catch (error) {
      done();
      app.sayError(error);
    } finally {
      isBusy.value = false;
    }
  }
  return { isBusy, start };
}

const Start = ({ isBusy, start }: ReturnType<typeof useStart>) => (
  <Button wide busy={isBusy} onClick={() => void start()}>
    {t('session.trialStart')}
  </Button>
);
