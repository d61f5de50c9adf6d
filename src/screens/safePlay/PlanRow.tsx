import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { Row } from '../../ui/content/Row';
import { LazySheet } from '../../widgets/site/app/LazySheet';
import { useApp } from '../../widgets/site/app/useApp';

const loadSheet = async () => (await import('../../widgets/safePlay/PlanSheet')).PlanSheet;

/** Opens the plan for a session of slots. While one runs, or its pause lasts, the row says until when. */
export function PlanRow() {
  const { current, plan } = useStore(createSessionPlan);
  const app = useApp();
  const isOpen = useOnce(() => signal(false));
  useMount(() => void current.load());

  const state = computed(() => {
    if (!plan.value) return t('safePlay.planMeta').value;
    const { endsAt, pausedUntil } = plan.value;
    return pausedUntil === undefined
      ? t('safePlay.planRuns', { time: dateText(endsAt, 'time') }).value
      : t('safePlay.planPausedUntil', { time: dateText(pausedUntil, 'time') }).value;
  });
  async function open() {
    await current.load();
    if (plan.peek()) app.showToast(state, { kind: 'info' });
    else isOpen.value = true;
  }
  return (
    <>
      <Row
        icon="hourglass"
        title={t('safePlay.planTitle')}
        meta={state}
        onClick={() => void open()}
      />
      <LazySheet open={isOpen} load={loadSheet}>
        {(PlanSheet) => <PlanSheet open={isOpen} />}
      </LazySheet>
    </>
  );
}
