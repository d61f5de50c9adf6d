import './JackpotBanner.css';
import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLottery } from '../../stores/lottery/lottery';
import { Money } from '../../ui/content/Money';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { AsyncContent } from '../site/app/AsyncContent';
import { paths } from '../site/navigation/paths';
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
