import { useOnce } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createLottery } from '../../../stores/lottery/lottery';
import { createGameExclusion } from '../../../stores/safePlay/gameExclusion';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadingIndicator } from '../../../ui/feedback/LoadingIndicator';
import { GameCashier } from '../../../widgets/cashier/deposit/GameCashier';
import { useOpenCashier } from '../../../widgets/cashier/deposit/useOpenCashier';
import { GameHeader } from '../../../widgets/games/play/GameHeader';
import { pathAfterLottery } from '../../../widgets/games/play/launchPaths';
import { isEmbedded, postToHost } from '../../../widgets/lottery/lotteryFrameMessages';
import { excludedText } from '../../../widgets/safePlay/excludedText';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
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
  const { exclusionOf } = useStore(createGameExclusion);
  const openCashier = useOpenCashier();
  const attempt = useOnce(() => signal(1));
  useLoadPerLanguage(() => all.load());
  const exclusion = computed(() => exclusionOf(lottery.value?.gameType ?? ''));
  const view = computed(() => {
    if (exclusion.value) return 'excluded';
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
          onDeposit={openCashier}
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
        <When is={isView('excluded')}>
          {() => (
            <div className="gamepage-state">
              <EmptyState
                title={t('play.launchFailed')}
                text={computed(() => excludedText(exclusion.value?.until ?? null))}
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
      {!isEmbedded() && <GameCashier />}
    </div>
  );
}
