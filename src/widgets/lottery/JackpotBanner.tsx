import './JackpotBanner.css';
import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../app/AsyncContent';
import { paths } from '../navigation/paths';
import { NextDraw } from './NextDraw';

/** The growing jackpot. */
export function JackpotBanner() {
  const { jackpot, jackpotAmount } = useStore(createLottery);
  return (
    <AsyncContent of={jackpot} compact loading={() => <Skeleton height={98} radius={20} />}>
      {(current) => (
        <a className="jackpot-banner" href={paths.jackpot}>
          <span className="jackpot-banner-title">
            {computed(() => `${t('lottery.jackpotNow').value} · ${current.value.name}`)}
          </span>
          <Money amount={jackpotAmount} />
          <span className="jackpot-banner-note">
            <NextDraw opensAt={computed(() => current.value.opensAt)} />
          </span>
          <img src="/art/games/bolas-240.webp" alt="" width={112} height={112} />
        </a>
      )}
    </AsyncContent>
  );
}
