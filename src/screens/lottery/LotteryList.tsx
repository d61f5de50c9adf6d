import './lottery.css';
import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createLottery, type Lottery } from '../../stores/lottery';
import { useStore } from '../../stores/useStore';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { JackpotBanner } from '../../widgets/JackpotBanner';
import { LotteryCard } from '../../widgets/LotteryCard';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';

/** One place for each lottery: a house, or a kind without a house of its own. */
const HOUSES: Record<string, string> = { TCG_SEA: 'SEA', TCG_LOTTO_VN: 'VN' };
const groupOf = ({ vassalage, gameType }: Lottery) => HOUSES[vassalage] ?? gameType;

/** Every lottery. Has its own top, since neither the page header nor the bar shows here. */
export default function LotteryList() {
  const app = useApp();
  const { all, pot, of } = useStore(createLottery);
  const { query } = app.address.peek();
  const group = useSignal(HOUSES[query.get('vassalage') ?? ''] ?? query.get('gameType') ?? 'ALL');
  useEachLanguage(() => Promise.all([all.load(), pot.load()]));
  const shown = computed(() =>
    (all.value.value ?? [])
      .filter((one) => group.value === 'ALL' || groupOf(one) === group.value)
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
      <header className="lotteries-top">
        <IconButton icon="arrow-left" label={t('app.back')} flips onClick={app.back} />
        <h1>{t('title.lottery')}</h1>
        <IconButton icon="history" label={t('lottery.history')} href={paths.lotteryHistory} />
      </header>
      <JackpotBanner />
      <ChipRow options={options} value={group} label={t('game.categories')} />
      <Async
        of={all}
        loading={() => <Blanks />}
        failed={(error, retry) => (
          <ErrorState
            title={t('lottery.failed')}
            text={errorText(error)}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
        empty={() => (
          <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
        )}
      >
        {() => (
          <ul className="lotteries-list">
            <Each of={shown} by={(id) => id}>
              {(id) => (
                <li>
                  <LotteryCard of={of(id)} />
                </li>
              )}
            </Each>
          </ul>
        )}
      </Async>
    </div>
  );
}

const Blanks = () => (
  <div className="lotteries-list" aria-busy="true">
    {[0, 1, 2, 3].map((at) => (
      <Skeleton key={at} height={118} radius={20} />
    ))}
  </div>
);
