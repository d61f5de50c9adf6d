import { useOnce } from '@kit/render/hooks';
import '../../../ui/content/Card.css';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { Summary } from '../../../stores/records/profit';
import { Money } from '../../../ui/content/Money';
import { Accordion } from '../../../ui/controls/Accordion';
import { Button } from '../../../ui/controls/Button';
import { SumCard } from '../../../widgets/records/SumCard';
import { profitLines, profitTone } from './profitLines';

const PAGE_SIZE = 10;

/** The days on which money moved, each with the amounts behind its result. */
export function ProfitByDay({ summary }: { summary: ReadonlySignal<Summary> }) {
  const shownCount = useOnce(() => signal(PAGE_SIZE));
  const days = computed(() => summary.value.days.slice(0, shownCount.value));
  const hasMore = computed(() => shownCount.value < summary.value.days.length);
  return (
    <section className="profit-days" aria-labelledby="profit-days">
      <h2 className="profit-title" id="profit-days">
        {t('record.byDay')}
      </h2>
      <div className="card" data-pad="none">
        <Each of={days} by={({ day }) => day}>
          {(day) => <ProfitDay summary={day} />}
        </Each>
      </div>
      <When is={hasMore}>
        {() => (
          <Button
            kind="secondary"
            wide
            onClick={() => {
              shownCount.value += PAGE_SIZE;
            }}
          >
            {t('app.seeMore')}
          </Button>
        )}
      </When>
    </section>
  );
}

function ProfitDay({ summary }: { summary: Summary['days'][number] }) {
  const { day, profit } = summary;
  return (
    <Accordion
      title={
        <span className="profit-day">
          <span>{formatDate(`${day}T00:00`)}</span>
          <Money amount={profit} size={14} tone={profitTone(profit)} signed />
        </span>
      }
    >
      <SumCard lines={profitLines(computed(() => summary))} />
    </Accordion>
  );
}
