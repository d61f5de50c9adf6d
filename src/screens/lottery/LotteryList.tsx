import './lottery.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createLottery, type Lottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useApp } from '../../widgets/app/useApp';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { JackpotBanner } from '../../widgets/lottery/JackpotBanner';
import { LotteryCard } from '../../widgets/lottery/LotteryCard';
import { paths } from '../../widgets/navigation/paths';
import { ScreenHeader } from '../../widgets/navigation/ScreenHeader';

/** Lotteries of these vendors have a filter of their own; all others are filtered by game type. */
const VENDOR_GROUPS = new Map([
  ['TCG_SEA', 'SEA'],
  ['TCG_LOTTO_VN', 'VN'],
]);
const groupOf = ({ vassalage, gameType }: Lottery) => VENDOR_GROUPS.get(vassalage) ?? gameType;

/** All lotteries. It draws its own header, since this page has neither page header nor bottom bar. */
export default function LotteryList() {
  const app = useApp();
  const { all, jackpot, of } = useStore(createLottery);
  const { query } = app.address.peek();
  const group = useSignal(
    VENDOR_GROUPS.get(query.get('vassalage') ?? '') ?? query.get('gameType') ?? 'ALL',
  );
  useLoadPerLanguage(() => Promise.all([all.load(), jackpot.load()]));
  const shownIds = computed(() =>
    (all.value.value ?? [])
      .filter((lottery) => group.value === 'ALL' || groupOf(lottery) === group.value)
      .map(({ gameId }) => gameId),
  );
  const options = computed(() => [
    { value: 'ALL', label: t('lottery.all').value },
    { value: 'LOTT', label: t('lottery.lotteries').value },
    { value: 'ELOTT', label: t('lottery.electronic').value },
    { value: 'SEA', label: t('lottery.sea').value },
    { value: 'VN', label: t('lottery.vietnam').value },
  ]);
  return (
    <div className="lotteries">
      <ScreenHeader title={t('title.lottery')}>
        <IconButton icon="history" label={t('lottery.history')} href={paths.lotteryHistory} />
      </ScreenHeader>
      <JackpotBanner />
      <ChipRow options={options} value={group} label={t('game.categories')} />
      <AsyncContent
        of={all}
        loading={() => <LotteryListSkeleton />}
        errorTitle={t('lottery.failed')}
        empty={() => (
          <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
        )}
      >
        {() => (
          <ul className="lotteries-list">
            <Each of={shownIds} by={(id) => id}>
              {(id) => (
                <li>
                  <LotteryCard of={of(id)} />
                </li>
              )}
            </Each>
          </ul>
        )}
      </AsyncContent>
    </div>
  );
}

const LotteryListSkeleton = () => (
  <div className="lotteries-list" aria-busy="true">
    {[0, 1, 2, 3].map((key) => (
      <Skeleton key={key} height={118} radius={20} />
    ))}
  </div>
);
