import './LotteryCard.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../i18n/t';
import type { Lottery } from '../stores/lottery';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { Balls } from './Balls';
import { hrefOfLottery } from './launchPaths';
import { NextDraw } from './NextDraw';
import { paths } from './paths';
import { usePictures } from './usePictures';

const LONG = 10;

export const playOf = (one: Lottery) =>
  hrefOfLottery({
    vendor: one.vassalage,
    type: one.gameType,
    gameId: one.gameId,
    groupId: one.gameGroupId,
    lottoMode: one.lottoMode,
    code: one.gameId,
  });

const rhythmOf = (minutes: number) => {
  if (minutes >= 1440) return t('lottery.daily');
  if (minutes >= 60) return t('lottery.everyHours', { n: minutes / 60 });
  return t('lottery.everyMinutes', { n: minutes });
};

/** A lottery: its last numbers, and how long its next draw takes bets. */
export function LotteryCard({ of }: { of: ReadonlySignal<Lottery | undefined> }) {
  const picturesOf = usePictures();
  // What never changes of a lottery is read once; its draws follow.
  const { gameId, icon, everyMinutes, lastNumbers } = of.peek() as Lottery;
  const name = computed(() => of.value?.name ?? '');
  return (
    <article className="lottery" data-long={lastNumbers.length > LONG} aria-label={name}>
      <Picture src={computed(() => picturesOf(icon)[0])} alt="" width={64} height={64} />
      <span className="lottery-text">
        <b>{name}</b>
        <span className="muted">{rhythmOf(everyMinutes)}</span>
      </span>
      <Button
        size="small"
        kind="secondary"
        href={computed(() => playOf(of.value as Lottery))}
        label={computed(() => `${t('lottery.playNow').value}: ${name.value}`)}
      >
        {t('lottery.playNow')}
      </Button>
      <Balls
        numbers={computed(() => of.value?.lastNumbers ?? [])}
        label={t('lottery.lastNumbers')}
        quiet
      />
      <span className="lottery-foot">
        <NextDraw opensAt={computed(() => of.value?.opensAt ?? 0)} />
        <a href={`${paths.lotteryHistory}?gameId=${encodeURIComponent(gameId)}`}>
          {t('lottery.seeResults')}
        </a>
      </span>
    </article>
  );
}
