import './LotteryCards.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLottery, type Lottery } from '../../stores/lottery/lottery';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { AsyncContent } from '../site/app/AsyncContent';
import { LotteryCard } from './LotteryCard';

interface Props {
  /** The lotteries to show, of all that are loaded. It may read signals. */
  choose: (lotteries: Lottery[]) => Lottery[];
  /** The number of cards that are drawn while the lotteries are loaded. */
  skeletons: number;
}

/** A list of lotteries. The screen loads them. */
export function LotteryCards({ choose, skeletons }: Props) {
  const { all, lotteryOf } = useStore(createLottery);
  const ids = computed(() => choose(all.value.value ?? []).map(({ gameId }) => gameId));
  return (
    <AsyncContent
      of={all}
      loading={() => (
        <div className="lotterycards" aria-busy="true">
          {Array.from({ length: skeletons }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <Skeleton key={i} height={118} radius={20} />
          ))}
        </div>
      )}
      errorTitle={t('lottery.failed')}
      isEmpty={() => ids.value.length === 0}
      empty={() => (
        <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
      )}
    >
      {() => (
        <ul className="lotterycards">
          <Each of={ids} by={(id) => id}>
            {(id) => (
              <li>
                <LotteryCard of={lotteryOf(id)} />
              </li>
            )}
          </Each>
        </ul>
      )}
    </AsyncContent>
  );
}
