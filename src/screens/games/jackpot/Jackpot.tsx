import './jackpot.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLottery } from '../../../stores/lottery/lottery';
import { Money } from '../../../ui/content/Money';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { hrefOfLotteryCard } from '../../../widgets/lottery/hrefOfLotteryCard';
import { NextDraw } from '../../../widgets/lottery/NextDraw';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';

/** The jackpot, which grows while the page is open, and its last winners. */
export default function Jackpot() {
  const { jackpot, jackpotAmount, all, lotteryOf } = useStore(createLottery);
  useLoadPerLanguage(() => Promise.all([jackpot.load(), all.load()]));
  return (
    <AsyncContent
      of={jackpot}
      loading={() => (
        <div className="jackpot" aria-busy="true">
          <Skeleton height={300} radius={20} />
          <Skeleton height={60} radius={16} />
          <Skeleton height={60} radius={16} />
        </div>
      )}
      errorTitle={t('lottery.failed')}
    >
      {(jackpot) => {
        const lottery = computed(() => lotteryOf(jackpot.value.gameId).value);
        return (
          <div className="jackpot">
            <section className="jackpot-hero">
              <img src="/art/games/bolas-360.webp" alt="" width={148} height={148} />
              <h2>{computed(() => jackpot.value.name)}</h2>
              <Money amount={jackpotAmount} size={32} />
              <p>{t('lottery.grows')}</p>
              <p className="jackpot-next">
                <NextDraw opensAt={computed(() => jackpot.value.opensAt)} />
              </p>
              <Button
                wide
                href={computed(() =>
                  lottery.value ? hrefOfLotteryCard(lottery.value) : paths.lottery,
                )}
              >
                {t('lottery.playNow')}
              </Button>
            </section>
            <section aria-labelledby="jackpot-wins">
              <SectionTitle id="jackpot-wins" picture="/art/icons/trophy.webp">
                {t('lottery.jackpotWins')}
              </SectionTitle>
              <ol className="jackpot-wins">
                <Each of={computed(() => jackpot.value.wins)} by={({ numero }) => numero}>
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
    </AsyncContent>
  );
}
