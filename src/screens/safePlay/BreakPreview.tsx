import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createExclusion } from '../../stores/safePlay/exclusion';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { Checkbox } from '../../ui/controls/Checkbox';
import { Sheet } from '../../ui/overlays/Sheet';
import { SumCard } from '../../widgets/records/SumCard';
import { useApp } from '../../widgets/site/app/useApp';
import type { StartedBreak } from './BreakSummary';

interface Props {
  hours: ReadonlySignal<number | null>;
  open: Signal<boolean>;
  onStart: (started: StartedBreak) => void;
}

/** What will happen, and the last step before a break. */
export function BreakPreview({ hours, open, onStart }: Props) {
  const { preview, startBreak, isBusy } = useStore(createExclusion);
  const app = useApp();
  const isForever = computed(() => hours.value === null);
  const isUnderstood = useOnce(() => signal(false));
  // Each preview is confirmed anew, because it may be about a much longer break.
  useSignalEffect(() => {
    if (open.value) isUnderstood.value = false;
  });

  async function begin() {
    try {
      const started = await startBreak(hours.peek());
      if (started) onStart(started);
    } catch (error) {
      open.value = false;
      app.showError(error);
    }
  }
  const lines = computed(() => {
    const { until = null, balance, bonus, openDeposits, openBets } = preview.value.value ?? {};
    const end = until === null ? t('safePlay.untilForever').value : dateText(until, 'moment');
    return [
      { key: 'until', label: t('safePlay.until'), value: end },
      { key: 'balance', label: t('safePlay.balanceStays'), value: <Money amount={balance} /> },
      ...(bonus
        ? [{ key: 'bonus', label: t('safePlay.bonusEnds'), value: <Money amount={bonus} /> }]
        : []),
      ...(openDeposits
        ? [{ key: 'deposits', label: t('safePlay.depositsCancelled'), value: openDeposits }]
        : []),
      ...(openBets ? [{ key: 'bets', label: t('safePlay.betsStay'), value: openBets }] : []),
    ];
  });

  return (
    <Sheet
      open={open}
      title={t('safePlay.before')}
      closeLabel={t('app.close')}
      actions={
        <Button
          kind="danger"
          wide
          busy={isBusy}
          disabled={computed(() => !isUnderstood.value)}
          onClick={() => void begin()}
        >
          {computed(
            () => t(isForever.value ? 'safePlay.stopForever' : 'safePlay.startBreak').value,
          )}
        </Button>
      }
    >
      <div className="safeplay-form">
        <p>{t('safePlay.breakIntro')}</p>
        <When is={preview.value}>{() => <SumCard lines={lines} />}</When>
        <Checkbox checked={isUnderstood}>
          {computed(
            () => t(isForever.value ? 'safePlay.understandForever' : 'safePlay.understand').value,
          )}
        </Checkbox>
      </div>
    </Sheet>
  );
}
