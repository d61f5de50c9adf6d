import './lotteryHistory.css';
import { isPending } from '@kit/data/resource';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { WireDraw } from '../../../contract/lottery/lottery';
import { formatDate } from '../../../i18n/format';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLottery } from '../../../stores/lottery/lottery';
import { createLotteryDraws } from '../../../stores/lottery/lotteryDraws';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Balls } from '../../../widgets/lottery/Balls';
import { RecordList } from '../../../widgets/records/RecordList';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';

/** The past draws of one lottery. `?gameId=` in the address selects it. */
export default function LotteryHistory() {
  const app = useApp();
  const { all } = useStore(createLottery);
  const draws = useStore(createLotteryDraws);
  const gameId = useOnce(() => signal(app.address.peek().query.get('gameId') ?? ''));
  const options = computed(() =>
    (all.value.value ?? []).map((lottery) => ({ value: lottery.gameId, label: lottery.name })),
  );
  useSignalEffect(() => {
    // The language is read, so that another one loads the draws again.
    if (!language.value) return;
    const id = gameId.value;
    untracked(() => void show(id));
  });

  async function show(id: string) {
    const loading = all.load();
    // Without waiting for the lotteries: until then the draws of the previous lottery would be shown for this one.
    if (id) return draws.open(id);
    await loading;
    const first = options.peek()[0]?.value ?? '';
    if (first) gameId.value = first;
    else await draws.open(id);
  }

  const selectLottery = (id: string) =>
    app.navigate(`${paths.lotteryHistory}?${new URLSearchParams({ gameId: id })}`, {
      replace: true,
    });

  return (
    <div className="draws">
      <When
        is={computed(() => options.value.length > 0)}
        or={() => (
          <When is={computed(() => isPending(all.state.value))}>
            {() => <Skeleton height={40} radius="full" />}
          </When>
        )}
      >
        {() => (
          <ChipRow
            options={options}
            value={gameId}
            label={t('lottery.chooseLottery')}
            onPick={selectLottery}
          />
        )}
      </When>
      <RecordList
        // The list of lotteries may have failed too, so a retry loads both.
        of={{ ...draws, reload: () => show(gameId.peek()) }}
        by={({ gameId, numero }) => `${gameId}/${numero}`}
        label={t('title.lotteryHistory')}
        rowHeight={84}
        errorTitle={t('lottery.failed')}
        empty={() => (
          <EmptyState picture="/art/icons/admission-tickets.webp" title={t('lottery.empty')} />
        )}
      >
        {(draw) => <DrawCard draw={draw} />}
      </RecordList>
    </div>
  );
}

function DrawCard({ draw }: { draw: WireDraw }) {
  return (
    <div className="draw">
      <span className="draw-head">
        <b className="num">{t('lottery.draw', { numero: draw.numero })}</b>
        <span className="muted num">{formatDate(draw.openAt, 'moment')}</span>
      </span>
      <Balls numbers={draw.numbers} label={t('lottery.winningNumbers')} />
    </div>
  );
}
