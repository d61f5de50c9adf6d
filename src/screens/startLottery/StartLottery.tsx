import './startLottery.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { SectionTitle } from '../../ui/SectionTitle';
import { Skeleton } from '../../ui/Skeleton';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { JackpotBanner } from '../../widgets/lottery/JackpotBanner';
import { LotteryCard } from '../../widgets/lottery/LotteryCard';
import { paths } from '../../widgets/navigation/paths';

const NEXT_DRAWS = 3;

/** The entry to the lotteries: the next draws, and links to the other lottery pages. */
export default function StartLottery() {
  const { all, jackpot, of } = useStore(createLottery);
  useLoadPerLanguage(() => Promise.all([all.load(), jackpot.load()]));
  const nextDraws = computed(() =>
    (all.value.value ?? [])
      .toSorted((a, b) => a.opensAt - b.opensAt)
      .slice(0, NEXT_DRAWS)
      .map(({ gameId }) => gameId),
  );
  return (
    <div className="startlottery">
      <section className="startlottery-hero">
        <img src="/art/icons/admission-tickets.webp" alt="" width={72} height={72} />
        <h2>{t('lottery.startTitle')}</h2>
        <p className="muted">{t('lottery.startText')}</p>
        <Button href={paths.lottery}>{t('lottery.playNow')}</Button>
      </section>
      <JackpotBanner />
      <When is={computed(() => all.state.value !== 'failed')}>
        {() => (
          <section aria-labelledby="soon">
            <SectionTitle
              id="soon"
              picture="/art/icons/alarm-clock.webp"
              more={t('app.seeAll')}
              href={paths.lottery}
            >
              {t('lottery.soon')}
            </SectionTitle>
            <When
              is={computed(() => nextDraws.value.length > 0)}
              or={() => <Skeleton height={118} radius={20} />}
            >
              {() => (
                <ul className="startlottery-soon">
                  <Each of={nextDraws} by={(id) => id}>
                    {(id) => (
                      <li>
                        <LotteryCard of={of(id)} />
                      </li>
                    )}
                  </Each>
                </ul>
              )}
            </When>
          </section>
        )}
      </When>
      <nav className="startlottery-links" aria-label={t('game.categories')}>
        <Row
          picture="/art/icons/ticket.webp"
          title={t('title.vietnamLottery')}
          href={paths.vietnamLottery}
        />
        <Row
          picture="/art/icons/receipt.webp"
          title={t('title.lotteryHistory')}
          href={paths.lotteryHistory}
        />
        <Row picture="/art/icons/money-bag.webp" title={t('title.jackpot')} href={paths.jackpot} />
      </nav>
    </div>
  );
}
