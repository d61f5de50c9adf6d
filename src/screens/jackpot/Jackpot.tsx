import './jackpot.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { SectionTitle } from '../../ui/SectionTitle';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { playOf } from '../../widgets/LotteryCard';
import { NextDraw } from '../../widgets/NextDraw';
import { paths } from '../../widgets/paths';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** The jackpot, growing while it is looked at, and who took it before. */
export default function Jackpot() {
  const { pot, potAmount, all, of } = useStore(createLottery);
  useEachLanguage(() => Promise.all([pot.load(), all.load()]));
  return (
    <Async
      of={pot}
      loading={() => (
        <div className="jackpot" aria-busy="true">
          <Skeleton height={300} radius={20} />
          <Skeleton height={60} radius={16} />
          <Skeleton height={60} radius={16} />
        </div>
      )}
      failed={(error, retry) => (
        <ErrorState
          title={t('lottery.failed')}
          text={errorText(error)}
          retryLabel={t('app.retry')}
          onRetry={retry}
        />
      )}
    >
      {(read) => {
        const lottery = of(read.peek().gameId);
        return (
          <div className="jackpot">
            <section className="jackpot-hero">
              <img src="/art/games/bolas-360.webp" alt="" width={148} height={148} />
              <h2>{computed(() => read.value.name)}</h2>
              <Money amount={potAmount} size={32} />
              <p>{t('lottery.grows')}</p>
              <p className="jackpot-next">
                <NextDraw opensAt={computed(() => read.value.opensAt)} />
              </p>
              <Button
                wide
                href={computed(() => (lottery.value ? playOf(lottery.value) : paths.lottery))}
              >
                {t('lottery.playNow')}
              </Button>
            </section>
            <section aria-labelledby="jackpot-wins">
              <SectionTitle id="jackpot-wins" picture="/art/icons/trophy.webp">
                {t('lottery.jackpotWins')}
              </SectionTitle>
              <ol className="jackpot-wins">
                <Each of={computed(() => read.value.wins)} by={({ numero }) => numero}>
                  {(win) => (
                    <li>
                      <span>
                        <b>{win.customerName}</b>
                        <span className="muted">{formatDate(win.at)}</span>
                      </span>
                      <Money amount={win.amount} tone="win" />
                    </li>
                  )}
                </Each>
              </ol>
            </section>
          </div>
        );
      }}
    </Async>
  );
}
