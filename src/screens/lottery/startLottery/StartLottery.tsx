import './startLottery.css';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLottery, type Lottery } from '../../../stores/lottery/lottery';
import { Row } from '../../../ui/content/Row';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { Button } from '../../../ui/controls/Button';
import { JackpotBanner } from '../../../widgets/lottery/JackpotBanner';
import { LotteryCards } from '../../../widgets/lottery/LotteryCards';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';

const NEXT_DRAWS = 3;
const soonest = (lotteries: Lottery[]) =>
  lotteries.toSorted((a, b) => a.opensAt - b.opensAt).slice(0, NEXT_DRAWS);

/** The entry to the lotteries: the next draws, and links to the other lottery pages. */
export default function StartLottery() {
  const { all, jackpot } = useStore(createLottery);
  useLoadPerLanguage(() => Promise.all([all.load(), jackpot.load()]));
  return (
    <div className="startlottery">
      <section className="startlottery-hero">
        <img src="/art/icons/admission-tickets.webp" alt="" width={72} height={72} />
        <h2>{t('lottery.startTitle')}</h2>
        <p className="muted">{t('lottery.startText')}</p>
        <Button href={paths.lottery}>{t('lottery.playNow')}</Button>
      </section>
      <JackpotBanner />
      <section aria-labelledby="startlottery-soon">
        <SectionTitle
          id="startlottery-soon"
          picture="/art/icons/alarm-clock.webp"
          more={t('app.seeAll')}
          href={paths.lottery}
        >
          {t('lottery.soon')}
        </SectionTitle>
        <LotteryCards choose={soonest} skeletons={NEXT_DRAWS} />
      </section>
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
