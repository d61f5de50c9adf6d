import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameFacts } from '../../../stores/games/gameFacts';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FactList } from '../../../widgets/safePlay/FactList';
import { paths } from '../../../widgets/site/navigation/paths';

/** The market asks that a player sees what a game pays back and its rules before it opens. */
export function FactsFirst({ nodeId, onRead }: { nodeId: string; onRead: () => void }) {
  const { facts } = useStore(createGameFacts);
  return (
    <When
      is={computed(() => facts.state.value === 'failed')}
      or={() => (
        <EmptyState title={t('safePlay.factsFirst')} text={t('safePlay.factsText')}>
          <FactList nodeId={signal(nodeId)} />
          <Button wide disabled={computed(() => facts.state.value !== 'ready')} onClick={onRead}>
            {t('game.play')}
          </Button>
          <Button kind="quiet" wide href={paths.games}>
            {t('play.otherGames')}
          </Button>
        </EmptyState>
      )}
    >
      {() => (
        <ErrorState
          title={t('play.launchFailed')}
          retryLabel={t('app.retry')}
          onRetry={() => void facts.reload()}
        />
      )}
    </When>
  );
}
