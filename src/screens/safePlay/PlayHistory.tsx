import '../../ui/theme/glowCard.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { dateText } from '../../i18n/format';
import { t, text } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createPlayHistory, type PlayMonth } from '../../stores/safePlay/playHistory';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { BarChart } from '../../widgets/records/BarChart';
import { saveFile } from '../../widgets/records/saveFile';
import { AsyncContent } from '../../widgets/site/app/AsyncContent';
import { useApp } from '../../widgets/site/app/useApp';
import { betsCsv } from './betsCsv';

/** The member's result by month, as bars and as a table, and all bets as a file. */
export function PlayHistory() {
  const { months, loadRows, isBusy } = useStore(createPlayHistory);
  const app = useApp();
  useMount(() => void months.load());

  async function exportBets() {
    const first = months.value.peek()?.[0]?.month;
    try {
      const bets = await loadRows(first ? Date.parse(`${first}-01T00:00:00`) : 0);
      if (!bets) return;
      const head = [
        text('safePlay.csvDate'),
        text('safePlay.csvGame'),
        text('safePlay.staked'),
        text('safePlay.won'),
        text('safePlay.net'),
      ];
      saveFile('bets.csv', betsCsv(head, bets));
      app.showToast(t('safePlay.exported'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
  }

  return (
    <div className="safeplay">
      <AsyncContent of={months} loading={() => <Skeleton height={420} radius={20} />}>
        {(list) => (
          <>
            <YearResult months={list} />
            <MonthTable months={list} />
          </>
        )}
      </AsyncContent>
      <Button kind="secondary" wide icon="download" busy={isBusy} onClick={() => void exportBets()}>
        {t('safePlay.export')}
      </Button>
    </div>
  );
}

function YearResult({ months }: { months: ReadonlySignal<PlayMonth[]> }) {
  const sum = computed(() => months.value.reduce((total, { net }) => total + net, 0));
  const values = computed(() => months.value.map(({ month, net }) => ({ key: month, value: net })));
  return (
    <section className="glowcard safeplay-hero">
      <h2 className="muted">{t('safePlay.netYear')}</h2>
      <Money amount={sum} size={32} signed tone="auto" />
      <BarChart
        values={values}
        label={(best, worst) => t('safePlay.netChart', { best, worst })}
        signed
      />
    </section>
  );
}

const MonthTable = ({ months }: { months: ReadonlySignal<PlayMonth[]> }) => (
  <table className="safeplay-months card" data-pad="large">
    <caption>{t('safePlay.byMonth')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('safePlay.month')}</th>
        <th scope="col">{t('safePlay.staked')}</th>
        <th scope="col">{t('safePlay.net')}</th>
      </tr>
    </thead>
    <tbody>
      <Each of={computed(() => months.value.toReversed())} by={({ month }) => month}>
        {({ month, staked, net }) => (
          <tr>
            <th scope="row">{computed(() => dateText(`${month}-01T00:00`, 'month'))}</th>
            <td>
              <Money amount={staked} />
            </td>
            <td>
              <Money amount={net} signed tone={net === 0 ? 'muted' : 'auto'} />
            </td>
          </tr>
        )}
      </Each>
    </tbody>
  </table>
);
