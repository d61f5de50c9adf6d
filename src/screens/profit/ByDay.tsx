import '../../ui/Card.css';
import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Summary } from '../../stores/profit';
import { Accordion } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { SumCard } from '../../widgets/SumCard';
import { linesOf, toneOf } from './lines';

const STEP = 10;

/** The days on which money moved, each with what its result is made of. */
export function ByDay({ of }: { of: ReadonlySignal<Summary> }) {
  const shown = useSignal(STEP);
  const days = computed(() => of.value.days.slice(0, shown.value));
  const hasMore = computed(() => shown.value < of.value.days.length);
  return (
    <section className="profit-days" aria-labelledby="profit-days">
      <h2 className="profit-title" id="profit-days">
        {t('record.byDay')}
      </h2>
      <div className="card" data-pad="none">
        <Each of={days} by={({ day }) => day}>
          {(one) => <Day of={one} />}
        </Each>
      </div>
      <When is={hasMore}>
        {() => (
          <Button
            kind="secondary"
            wide
            onClick={() => {
              shown.value += STEP;
            }}
          >
            {t('app.seeMore')}
          </Button>
        )}
      </When>
    </section>
  );
}

function Day({ of }: { of: Summary['days'][number] }) {
  const { day, profit } = of;
  return (
    <Accordion
      title={
        <span className="profit-day">
          <span>{formatDate(`${day}T00:00`)}</span>
          <Money amount={profit} size={14} tone={toneOf(profit)} signed />
        </span>
      }
    >
      <SumCard lines={linesOf(computed(() => of))} />
    </Accordion>
  );
}
