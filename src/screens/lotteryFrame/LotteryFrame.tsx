import '../../widgets/HostBar.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { errorText } from '../../widgets/errorText';
import { isEmbedded, tellAround } from '../../widgets/lotteryFrameWords';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Ticket } from './Ticket';

/**
 * The lottery's page, in a frame of the app or opened by its address. The session is the app's own:
 * a token in the address logs nobody in.
 */
export default function LotteryFrame() {
  const { all, of } = useStore(createLottery);
  const app = useApp();
  const gameId = decodeURIComponent(app.address.peek().path.split('/').at(-1) ?? '');
  const lottery = of(gameId);
  const attempt = useSignal(1);
  useEachLanguage(() => all.load());
  const view = computed(() => {
    if (lottery.value) return 'game';
    if (all.state.value === 'failed') return 'failed';
    return all.state.value === 'ready' ? 'missing' : 'loading';
  });
  const is = (name: string) => computed(() => view.value === name);
  return (
    <div className="host" data-noswipe>
      {/* The address carries a token: it goes nowhere else. */}
      <meta name="referrer" content="no-referrer" />
      <div className="host-stage">
        <When is={is('loading')}>
          {() => (
            <div className="host-state">
              <LoadingIndicator label={t('play.launching')} />
            </div>
          )}
        </When>
        <When is={is('failed')}>
          {() => (
            <div className="host-state">
              <ErrorState
                title={t('lottery.failed')}
                text={errorText(all.error.peek())}
                retryLabel={t('app.retry')}
                onRetry={() => void all.reload()}
              />
            </div>
          )}
        </When>
        <When is={is('missing')}>
          {() => (
            <div className="host-state">
              <EmptyState
                picture="/art/icons/admission-tickets.webp"
                title={t('lottery.missing')}
                text={t('lottery.missingText')}
              >
                <Button onClick={leave}>{t('app.back')}</Button>
              </EmptyState>
            </div>
          )}
        </When>
        <When is={is('game')}>
          {() => (
            <Each of={computed(() => [attempt.value])} by={(one) => one}>
              {() => <Ticket gameId={gameId} onRetry={() => attempt.value++} />}
            </Each>
          )}
        </When>
      </div>
    </div>
  );

  function leave() {
    if (isEmbedded()) tellAround('close');
    else app.open(paths.lottery);
  }
}
