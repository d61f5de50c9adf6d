import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLottery } from '../../stores/lottery/lottery';
import { clockText } from '../../ui/content/Countdown';

/** The time until a draw closes for bets. One clock of the store drives all of these. */
export function NextDraw({ opensAt }: { opensAt: ReadonlySignal<number> }) {
  const { now } = useStore(createLottery);
  const left = computed(() => Math.ceil((opensAt.value - now.value) / 1000));
  return (
    <span className="num" role="timer">
      {computed(() => {
        if (!opensAt.value) return '';
        return left.value > 0
          ? t('lottery.closesIn', { time: clockText(left.value) }).value
          : t('lottery.drawNow').value;
      })}
    </span>
  );
}
