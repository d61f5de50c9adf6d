import './JackpotBanner.css';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { createLottery } from '../stores/lottery';
import { useStore } from '../stores/useStore';
import { Money } from '../ui/Money';
import { Skeleton } from '../ui/Skeleton';
import { NextDraw } from './NextDraw';
import { paths } from './paths';

/** The jackpot as it grows. Not there at all when it cannot be read. */
export function JackpotBanner() {
  const { pot, potAmount } = useStore(createLottery);
  const isGone = computed(() => pot.state.value === 'failed');
  return (
    <When is={isGone} or={() => <Pot />}>
      {() => null}
    </When>
  );

  function Pot() {
    return (
      <When is={pot.value} or={() => <Skeleton height={98} radius={20} />}>
        {(read) => (
          <a className="pot" href={paths.jackpot}>
            <span className="pot-title">
              {computed(() => `${t('lottery.jackpotNow').value} · ${read.value.name}`)}
            </span>
            <Money amount={potAmount} />
            <span className="pot-note">
              <NextDraw opensAt={computed(() => read.value.opensAt)} />
            </span>
            <img src="/art/games/bolas-240.webp" alt="" width={112} height={112} />
          </a>
        )}
      </When>
    );
  }
}
