import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { type ApiError, isApiError } from '../../../api/ApiError';
import { errorText } from '../../../i18n/errorText';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { UnknownOrigin } from '../../../stores/games/launch';
import { createSessionPlan } from '../../../stores/safePlay/sessionPlan';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { excludedText } from '../../../widgets/safePlay/excludedText';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { paths } from '../../../widgets/site/navigation/paths';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';
import { FactsFirst } from './FactsFirst';

/** The member cannot play now: a break, or the limit of time. Only the money can be withdrawn. */
const NO_PLAY = ['excluded', 'time_limit'];

/** Why a game was not opened, and what can be done about it. */
export function LaunchFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const text = error instanceof UnknownOrigin ? t('play.unknownAddress') : errorText(error);
  if (isApiError(error) && error.code === 'facts_needed') {
    const { nodeId = '' } = (error.value ?? {}) as { nodeId?: string };
    return <FactsFirst nodeId={nodeId} onRead={retry} />;
  }
  if (isApiError(error) && error.code === 'plan_needed') return <PlanNeeded onStarted={retry} />;
  if (isApiError(error) && error.code === 'plan_paused') return <PlanPaused error={error} />;
  if (isApiError(error) && error.code === 'game_excluded') return <Excluded error={error} />;
  if (isApiError(error) && NO_PLAY.includes(error.code ?? ''))
    return (
      <ErrorState title={t('play.launchFailed')} text={text}>
        <Button href={paths.withdraw}>{t('play.withdraw')}</Button>
      </ErrorState>
    );
  return (
    <ErrorState
      title={t('play.launchFailed')}
      text={text}
      retryLabel={t('app.retry')}
      onRetry={retry}
    >
      <Button kind="quiet" href={paths.games}>
        {t('play.otherGames')}
      </Button>
    </ErrorState>
  );
}

const loadPlanSheet = async () => (await import('../../../widgets/safePlay/PlanSheet')).PlanSheet;

/** Slots need a plan of time and money here. With it the game opens. */
function PlanNeeded({ onStarted }: { onStarted: () => void }) {
  const { current } = useStore(createSessionPlan);
  const isOpen = useOnce(() => signal(false));
  useMount(() => void current.load());
  return (
    <EmptyState title={t('safePlay.planFirst')} text={t('safePlay.planText')}>
      <Button
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {t('safePlay.planTitle')}
      </Button>
      <Button kind="quiet" href={paths.games}>
        {t('play.otherGames')}
      </Button>
      <LazySheet open={isOpen} load={loadPlanSheet}>
        {(PlanSheet) => <PlanSheet open={isOpen} onStarted={onStarted} />}
      </LazySheet>
    </EmptyState>
  );
}

/** The plan is over. Slots can be played after the pause, which the error names. */
function PlanPaused({ error }: { error: ApiError }) {
  const { until } = (error.value ?? {}) as { until?: number };
  return (
    <EmptyState
      title={t('safePlay.planOver')}
      text={
        until === undefined
          ? errorText(error)
          : t('safePlay.planPausedUntil', { time: computed(() => dateText(until, 'time')) })
      }
    >
      <Button href={paths.games}>{t('play.otherGames')}</Button>
    </EmptyState>
  );
}

/** The member does not want to play games of this type, until a time that the error names. */
function Excluded({ error }: { error: ApiError }) {
  const { until } = (error.value ?? {}) as { until?: number | null };
  return (
    <EmptyState
      title={t('play.launchFailed')}
      text={until === undefined ? errorText(error) : computed(() => excludedText(until))}
    >
      <Button href={paths.games}>{t('play.otherGames')}</Button>
      <Button kind="quiet" href={safePlayPaths.games}>
        {t('safePlay.gamesSee')}
      </Button>
    </EmptyState>
  );
}
