import './lotteryHistory.css';
import { Each } from '@kit/Each';
import { computed, effect, untracked } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createLottery } from '../../stores/lottery';
import { createLotteryDraws } from '../../stores/lotteryDraws';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { Balls } from '../../widgets/Balls';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';

/** What was drawn, one lottery at a time. The choice is in the address. */
export default function LotteryHistory() {
  const app = useApp();
  const { all } = useStore(createLottery);
  const draws = useStore(createLotteryDraws);
  const chosen = useSignal(app.address.peek().query.get('gameId') ?? '');
  const options = computed(() =>
    (all.value.value ?? []).map(({ gameId, name }) => ({ value: gameId, label: name })),
  );
  useMount(() =>
    effect(() => {
      if (!language.value) return;
      const id = chosen.value;
      untracked(() => void show(id));
    }),
  );

  async function show(id: string) {
    await all.load();
    const first = options.peek()[0]?.value ?? '';
    if (!id && first) chosen.value = first;
    else void draws.open(id);
  }

  const pick = (gameId: string) =>
    app.open(`${paths.lotteryHistory}?${new URLSearchParams({ gameId })}`, { replace: true });

  return (
    <div className="draws">
      <When
        is={computed(() => options.value.length > 0)}
        or={() => <Skeleton height={40} radius="full" />}
      >
        {() => (
          <ChipRow
            options={options}
            value={chosen}
            label={t('lottery.chooseLottery')}
            onPick={pick}
          />
        )}
      </When>
      <When is={computed(() => draws.state.value === 'loading')}>
        {() => (
          <div className="draws-list" aria-busy="true">
            {[0, 1, 2, 3, 4].map((at) => (
              <Skeleton key={at} height={84} radius={16} />
            ))}
          </div>
        )}
      </When>
      <When is={computed(() => draws.state.value === 'failed')}>
        {() => (
          <ErrorState
            title={t('lottery.failed')}
            text={errorText(draws.error.peek())}
            retryLabel={t('app.retry')}
            onRetry={() => void show(chosen.peek())}
          />
        )}
      </When>
      <When is={draws.isEmpty}>
        {() => (
          <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
        )}
      </When>
      <When is={computed(() => draws.state.value === 'ready')}>{() => <Draws />}</When>
    </div>
  );
}

function Draws() {
  const draws = useStore(createLotteryDraws);
  return (
    <>
      <ol className="draws-list">
        <Each of={draws.rows} by={({ gameId, numero }) => `${gameId}/${numero}`}>
          {(draw) => (
            <li className="draw">
              <span className="draw-head">
                <b className="num">{t('lottery.issue', { issue: draw.numero })}</b>
                <span className="muted num">{formatDate(draw.openAt, 'moment')}</span>
              </span>
              <Balls numbers={draw.numbers} label={t('lottery.winningNumbers')} />
            </li>
          )}
        </Each>
      </ol>
      <When is={draws.hasMore}>
        {() => (
          <Button kind="secondary" wide busy={draws.isBusy} onClick={() => void draws.more()}>
            {t('app.seeMore')}
          </Button>
        )}
      </When>
    </>
  );
}
