import { computed, type Signal } from '@kit/render/signals';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { SumCard } from '../records/SumCard';
import { useApp } from '../site/app/useApp';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { minutesText } from './limitTexts';

const sumsOf = (staked: number, won: number) => [
  { key: 'staked', label: t('safePlay.staked'), value: <Money amount={staked} /> },
  { key: 'won', label: t('safePlay.won'), value: <Money amount={won} /> },
  {
    key: 'net',
    label: t('safePlay.net'),
    value: <Money amount={Math.round((won - staked) * 100) / 100} signed />,
  },
];

/** Says that the session plan is over, and leads out of the game. Nothing else can be done with the game. */
export function PlanEnd({ open }: { open: Signal<boolean> }) {
  const { plan } = useStore(createSessionPlan);
  const app = useApp();
  const lines = computed(() => {
    if (!plan.value) return [];
    const { startedAt, endsAt, staked, won } = plan.value;
    return [
      {
        key: 'time',
        label: t('safePlay.planTime'),
        value: minutesText((endsAt - startedAt) / 60_000),
      },
      ...(staked === undefined || won === undefined ? [] : sumsOf(staked, won)),
    ];
  });
  return (
    <Dialog
      open={open}
      role="alertdialog"
      dismissible={false}
      title={computed(
        () => t(plan.value?.endedBy === 'loss' ? 'safePlay.planLost' : 'safePlay.planTimeUp').value,
      )}
      text={computed(() => {
        const { pausedUntil } = plan.value ?? {};
        if (pausedUntil === undefined) return '';
        return t('safePlay.planPausedUntil', { time: dateText(pausedUntil, 'time') }).value;
      })}
      actions={
        <>
          <Button kind="quiet" href={safePlayPaths.breaks}>
            {t('safePlay.breaks')}
          </Button>
          <Button onClick={app.back}>{t('safePlay.planLeave')}</Button>
        </>
      }
    >
      <SumCard lines={lines} />
    </Dialog>
  );
}
