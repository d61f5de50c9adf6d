import './LotteryCard.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../i18n/t';
import type { Lottery } from '../../stores/lottery/lottery';
import { Picture } from '../../ui/content/Picture';
import { Button } from '../../ui/controls/Button';
import { usePictures } from '../site/app/usePictures';
import { paths } from '../site/navigation/paths';
import { Balls } from './Balls';
import { hrefOfLotteryCard } from './hrefOfLotteryCard';
import { NextDraw } from './NextDraw';

/** Of a longer result the card shows two lines. */
const MAX_BALLS = 10;

const HOUR = 60;
const DAY = 24 * HOUR;

const intervalText = (minutes: number) => {
  if (minutes >= DAY) return t('lottery.daily');
  if (minutes === HOUR) return t('lottery.everyHour');
  if (minutes > HOUR) return t('lottery.everyHours', { n: minutes / HOUR });
  if (minutes === 1) return t('lottery.everyMinute');
  return minutes > 0 ? t('lottery.everyMinutes', { n: minutes }) : '';
};

/** A lottery with its last numbers and the time until its next draw closes. */
export function LotteryCard({ of }: { of: ReadonlySignal<Lottery | undefined> }) {
  const picturesOf = usePictures();
  // These values of a lottery never change, nor does the number of its balls. The rest is read from the signal below.
  const { gameId, icon, everyMinutes, lastNumbers } = of.peek() as Lottery;
  const name = computed(() => of.value?.name ?? '');
  return (
    <article className="lotterycard" data-long={lastNumbers.length > MAX_BALLS} aria-label={name}>
      <Picture src={computed(() => picturesOf(icon))} alt="" width={64} height={64} />
      <span className="lotterycard-text">
        <b>{name}</b>
        <span className="muted">{intervalText(everyMinutes)}</span>
      </span>
      <Button
        size="small"
        kind="secondary"
        href={computed(() => hrefOfLotteryCard(of.value as Lottery))}
        label={computed(() => `${t('lottery.playNow').value}: ${name.value}`)}
      >
        {t('lottery.playNow')}
      </Button>
      <Balls
        numbers={computed(() => of.value?.lastNumbers ?? [])}
        label={t('lottery.lastNumbers')}
        quiet
      />
      <span className="lotterycard-footer">
        <NextDraw opensAt={computed(() => of.value?.opensAt ?? 0)} />
        <a href={`${paths.lotteryHistory}?gameId=${encodeURIComponent(gameId)}`}>
          {t('lottery.seeResults')}
        </a>
      </span>
    </article>
  );
}
