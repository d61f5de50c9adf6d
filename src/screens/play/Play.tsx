import './play.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import { createLaunch, UnknownOrigin } from '../../stores/launch';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { errorText } from '../../widgets/errorText';
import { FullScreen, HostBar } from '../../widgets/HostBar';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { Outside } from './Outside';
import { Stage } from './Stage';
import { usePlay } from './usePlay';

/** A game in its frame, below the house's own bar. */
export default function Play() {
  usePlay();
  const app = useApp();
  const { opened, balance } = useStore(createLaunch);
  const host = useRef<HTMLDivElement>(null);
  const game = computed(() => opened.value.value);
  const openings = computed(() => (game.value ? [game.value] : []));
  return (
    <div className="host" ref={host} data-noswipe>
      <HostBar
        name={computed(() => game.value?.game.name ?? '')}
        balance={balance}
        isFree={computed(() => game.value?.isFree === true)}
        hasMoney={computed(() => balance.value !== undefined && game.value !== undefined)}
        onClose={app.back}
      >
        <FullScreen of={host} />
      </HostBar>
      <div className="host-stage">
        <Async
          of={opened}
          loading={() => (
            <div className="host-state">
              <LoadingIndicator label={t('play.launching')} />
            </div>
          )}
          failed={(error, retry) => (
            <div className="host-state">
              <ErrorState
                title={t('play.launchFailed')}
                text={error instanceof UnknownOrigin ? t('play.unknownAddress') : errorText(error)}
                retryLabel={t('app.retry')}
                onRetry={retry}
              >
                <Button kind="quiet" href={paths.games}>
                  {t('play.otherGames')}
                </Button>
              </ErrorState>
            </div>
          )}
        >
          {() => (
            <Each of={openings} by={({ ticket }) => ticket}>
              {(one) => (one.opensOutside ? <Outside opened={one} /> : <Stage opened={one} />)}
            </Each>
          )}
        </Async>
      </div>
    </div>
  );
}
