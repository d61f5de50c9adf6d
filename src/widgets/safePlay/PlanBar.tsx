import '../../ui/theme/gameBar.css';
import { after, every } from '@kit/data/timers';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createSessionPlan, lostIn, type SessionPlan } from '../../stores/safePlay/sessionPlan';
import { formatMoney } from '../../ui/content/formatMoney';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Icon } from '../../ui/icons/Icon';
import { LazySheet } from '../site/app/LazySheet';
import { minutesText } from './limitTexts';

const TICK_MS = 15_000;
/** At the end the server is asked until it says so: its clock may be behind, or a reply be lost. */
const ASK_AGAIN_MS = 2_000;
const loadEnd = async () => (await import('./PlanEnd')).PlanEnd;

interface Props {
  /** Bets in the open game count for a plan. */
  isShown: ReadonlySignal<boolean>;
}

/** The bar above a slot while a session plan runs: how much of its time and money is used. Says when the plan is over. */
export function PlanBar({ isShown }: Props) {
  const { current, plan, isOver, now } = useStore(createSessionPlan);
  const isEndOpen = useOnce(() => signal(false));
  const running = computed(() => (isShown.value && !isOver.value ? plan.value : undefined));

  useSignalEffect(() => {
    if (isShown.value) untracked(() => void current.load());
  });
  useSignalEffect(() => {
    const end = running.value?.endsAt;
    if (end === undefined) return;
    let stop = after(Math.max(0, end - now()), askForEnd);
    function askForEnd() {
      void current.reload();
      stop = after(ASK_AGAIN_MS, askForEnd);
    }
    return () => stop();
  });
  useSignalEffect(() => {
    if (isShown.value && isOver.value) isEndOpen.value = true;
  });
  return (
    <>
      <When is={running}>{(shown) => <Bar plan={shown} />}</When>
      <LazySheet open={isEndOpen} load={loadEnd}>
        {(PlanEnd) => <PlanEnd open={isEndOpen} />}
      </LazySheet>
    </>
  );
}

function Bar({ plan }: { plan: ReadonlySignal<SessionPlan> }) {
  const { now } = useStore(createSessionPlan);
  const time = useOnce(() => signal(now()));
  useMount(() =>
    every(TICK_MS, () => {
      time.value = now();
    }),
  );
  const total = computed(() => plan.value.endsAt - plan.value.startedAt);
  const used = computed(() =>
    Math.min(total.value, Math.max(0, time.value - plan.value.startedAt)),
  );
  const lost = computed(() => lostIn(plan.value));
  const timeText = t('safePlay.planOf', {
    used: computed(() => minutesText(used.value / 60_000)),
    total: computed(() => minutesText(total.value / 60_000)),
  });
  const isLostKnown = computed(() => lost.value !== undefined);
  const moneyText = t('safePlay.planOf', {
    used: computed(() => formatMoney(lost.value ?? 0)),
    total: computed(() => formatMoney(plan.value.amount)),
  });
  return (
    <div className="gamebar num">
      <Icon name="clock" size={16} />
      <span>{timeText}</span>
      <ProgressBar
        value={computed(() =>
          Math.max(used.value / (total.value || 1), (lost.value ?? 0) / (plan.value.amount || 1)),
        )}
        label={t('safePlay.planBar')}
        text={computed(() =>
          isLostKnown.value ? `${timeText.value}, ${moneyText.value}` : timeText.value,
        )}
      />
      <When is={isLostKnown}>{() => <span>{moneyText}</span>}</When>
    </div>
  );
}
