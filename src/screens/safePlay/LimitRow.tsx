import { every } from '@kit/data/timers';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import {
  createLimit,
  type LimitKind,
  type LimitPeriod,
  type MemberLimit,
} from '../../stores/safePlay/limit';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { Row } from '../../ui/content/Row';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { limitText, renewText, shareOf, usedText } from '../../widgets/safePlay/limitTexts';
import { useApp } from '../../widgets/site/app/useApp';

/** How often it is checked whether a pending limit can be confirmed now. */
const READY_CHECK_MS = 10_000;

interface Props {
  kind: LimitKind;
  period: LimitPeriod;
  onEdit: (limit: MemberLimit) => void;
}

/** One limit: its amount, what is used, and its pending limit. */
export function LimitRow({ kind, period, onEdit }: Props) {
  const { limitOf } = useStore(createLimit);
  const limit = limitOf(kind, period);
  /** The limit, if it has an amount. */
  const activeLimit = computed(() => (limit.value?.amount == null ? undefined : limit.value));
  /** A limit that waits is shown too. */
  const isSet = computed(() => !!activeLimit.value || !!limit.value?.pending);
  const name = t(`safePlay.period_${period}`);
  return (
    <div className="safeplay-limit" data-set={isSet}>
      <Row
        title={name}
        meta={computed(() => (activeLimit.value ? renewText(activeLimit.value) : ''))}
        end={
          <span className="safeplay-amount num" data-set={computed(() => !!activeLimit.value)}>
            {computed(() => limitText(kind, limit.value?.amount))}
          </span>
        }
        onClick={() => {
          const current = limit.peek();
          if (current) onEdit(current);
        }}
      />
      <When is={activeLimit}>
        {(current) => (
          <div className="safeplay-used">
            <ProgressBar
              value={computed(() => shareOf(current.value))}
              label={name}
              text={computed(() => usedText(current.value))}
              tone={computed(() => (shareOf(current.value) >= 1 ? 'danger' : 'accent'))}
            />
            <small className="muted num" aria-hidden="true">
              {computed(() => usedText(current.value))}
            </small>
          </div>
        )}
      </When>
      <When is={computed(() => (limit.value?.pending ? limit.value : undefined))}>
        {(current) => <PendingLimit limit={current} />}
      </When>
    </div>
  );
}

/** A looser limit that waits, or that can be confirmed now. */
function PendingLimit({ limit }: { limit: ReadonlySignal<MemberLimit> }) {
  const { confirm, cancel, isBusy } = useStore(createLimit);
  const { now } = useStore(createRealityCheck);
  const app = useApp();
  const { kind, period } = limit.peek();
  const from = computed(() => limit.value.pending?.from ?? 0);
  const clock = useOnce(() => signal(now()));
  useMount(() =>
    every(READY_CHECK_MS, () => {
      clock.value = now();
    }),
  );
  // Another limit may become pending between two ticks, so the time is also read when the limit changes.
  const isReady = computed(() => from.value <= Math.max(clock.value, now()));
  const line = computed(() => {
    const amount = limitText(kind, limit.value.pending?.amount);
    if (isReady.value) return t('safePlay.pendingReady', { amount }).value;
    return t('safePlay.pendingFrom', { amount, date: dateText(from.value, 'moment') }).value;
  });
  const handlerFor = (command: typeof confirm) => () => {
    command(kind, period).catch(app.showError);
  };
  return (
    <div className="safeplay-pending">
      <p>{line}</p>
      <div>
        <When is={isReady}>
          {() => (
            <Button size="small" busy={isBusy} onClick={handlerFor(confirm)}>
              {t('safePlay.confirmChange')}
            </Button>
          )}
        </When>
        <Button kind="secondary" size="small" busy={isBusy} onClick={handlerFor(cancel)}>
          {t('safePlay.cancelChange')}
        </Button>
      </div>
    </div>
  );
}
