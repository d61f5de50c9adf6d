import { Keyed } from '@kit/Keyed';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { createWallet } from '../../stores/wallet';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { useApp } from '../../widgets/app/useApp';
import { GameHeader } from '../../widgets/games/GameHeader';
import { pathAfterLottery } from '../../widgets/games/launchPaths';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { isEmbedded, postToHost } from '../../widgets/lottery/lotteryFrameMessages';
import { LotteryGame } from './LotteryGame';

/**
 * The page of one lottery, in a frame of the app or opened directly. It uses the app's own session. A token in its
 * address starts no session, and index.html has removed it.
 */
export default function LotteryFrame() {
  const { all, lotteryOf } = useStore(createLottery);
  const app = useApp();
  const gameId = decodeURIComponent(app.address.peek().path.split('/').at(-1) ?? '');
  const lottery = lotteryOf(gameId);
  const { isSettled } = useStore(createWallet);
  const attempt = useSignal(1);
  useLoadPerLanguage(() => all.load());
  const view = computed(() => {
    if (lottery.value) return 'game';
    if (all.state.value === 'failed') return 'failed';
    return all.state.value === 'ready' ? 'missing' : 'loading';
  });
  const close = () =>
    isEmbedded() ? postToHost('close') : app.navigate(pathAfterLottery(app.address.peek().query));
  const isView = (name: string) => computed(() => view.value === name);
  return (
    <div className="gamepage" data-noswipe>
      {/* In a frame, the page around it has the header. */}
      {!isEmbedded() && (
        <GameHeader
          name={computed(() => lottery.value?.name ?? '')}
          hasMoney={isSettled}
          onClose={close}
        />
      )}
      <div className="gamepage-stage">
        <When is={isView('loading')}>
          {() => (
            <div className="gamepage-state">
              <LoadingIndicator label={t('play.launching')} />
            </div>
          )}
        </When>
        <When is={isView('failed')}>
          {() => (
            <div className="gamepage-state">
              <ErrorState
                title={t('lottery.failed')}
                text={errorText(all.error.peek())}
                retryLabel={t('app.retry')}
                onRetry={() => void all.reload()}
              />
            </div>
          )}
        </When>
        <When is={isView('missing')}>
          {() => (
            <div className="gamepage-state">
              <EmptyState
                picture="/art/icons/admission-tickets.webp"
                title={t('lottery.missing')}
                text={t('lottery.missingText')}
              >
                <Button onClick={close}>{t('app.back')}</Button>
              </EmptyState>
            </div>
          )}
        </When>
        <When is={isView('game')}>
          {() => (
            <Keyed of={attempt}>
              {() => <LotteryGame gameId={gameId} onRetry={() => attempt.value++} />}
            </Keyed>
          )}
        </When>
      </div>
    </div>
  );
}
