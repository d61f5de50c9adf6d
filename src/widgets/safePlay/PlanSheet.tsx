import './PlanSheet.css';
import { useOnce } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t, text } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createSessionPlan } from '../../stores/safePlay/sessionPlan';
import { formatMoney } from '../../ui/content/formatMoney';
import { Button } from '../../ui/controls/Button';
import { ChipRow } from '../../ui/controls/ChipRow';
import { TextField } from '../../ui/fields/TextField';
import { Sheet } from '../../ui/overlays/Sheet';
import { cleanAmount } from '../cashier/amountText';
import { useMoneySymbol } from '../cashier/useMoneySymbol';
import { useApp } from '../site/app/useApp';
import { createAppForm } from '../site/forms/createAppForm';
import { minutesText } from './limitTexts';

interface Props {
  open: Signal<boolean>;
  /** The plan runs now. */
  onStarted?: () => void;
}

const MINUTES = [15, 30, 60, 120];
const AMOUNTS = [10, 20, 50, 100];

/** The member chooses how much time and money slots may take now. It holds until the end of the plan. */
export function PlanSheet({ open, onStarted }: Props) {
  const { begin, current } = useStore(createSessionPlan);
  const moneySymbol = useMoneySymbol();
  const app = useApp();
  const minutes = useOnce(() => signal(String(MINUTES[1])));
  const pause = computed(() => current.value.value?.pauseMinutes);

  const { form, field } = useOnce(() => {
    const form = createAppForm(app, {
      async onSubmit() {
        const isStarted = await begin(Number(minutes.peek()), Number(field.value.peek()));
        if (!isStarted) return;
        open.value = false;
        app.showToast(t('safePlay.planStarted'), { kind: 'ok' });
        onStarted?.();
      },
    });
    const field = form.field('amount', signal(''), (typed) =>
      Number(typed) >= 1 ? undefined : text('safePlay.amountWrong'),
    );
    return { form, field };
  });

  return (
    <Sheet open={open} title={t('safePlay.planTitle')} closeLabel={t('app.close')}>
      <form className="plansheet" {...form.props}>
        <p className="muted">{t('safePlay.planText')}</p>
        <h3>{t('safePlay.planTime')}</h3>
        <ChipRow
          kind="pick"
          label={t('safePlay.planTime')}
          options={computed(() =>
            MINUTES.map((n) => ({ value: String(n), label: minutesText(n) })),
          )}
          value={minutes}
          columns={4}
        />
        <h3>{t('safePlay.planAmount')}</h3>
        <TextField
          size="large"
          label={t('safePlay.planAmount')}
          {...moneySymbol}
          placeholder="0"
          value={field.value}
          error={field.error}
          onBlur={field.onBlur}
          inputMode="decimal"
          enterKeyHint="done"
          isKept
          clean={cleanAmount}
        />
        <ChipRow
          kind="pick"
          label={t('safePlay.planAmounts')}
          options={computed(() =>
            AMOUNTS.map((n) => ({ value: String(n), label: formatMoney(n) })),
          )}
          value={field.value}
          columns={4}
        />
        <When is={pause}>
          {(pause) => (
            <p className="muted">
              {t('safePlay.planPause', { time: computed(() => minutesText(pause.value)) })}
            </p>
          )}
        </When>
        <Button type="submit" wide busy={form.isBusy}>
          {t('safePlay.planStart')}
        </Button>
      </form>
    </Sheet>
  );
}
