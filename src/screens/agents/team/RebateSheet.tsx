import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { isApiError } from '../../../api/ApiError';
import { percentText } from '../../../i18n/format';
import { t, text, textOrFallback } from '../../../i18n/t';
import { createDownline, type DownlineDetail } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Sheet } from '../../../ui/overlays/Sheet';
import { toastMs } from '../../../ui/overlays/toasts';
import { cleanAmount, parseAmount } from '../../../widgets/cashier/amountText';
import { useApp } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';

interface Props {
  open: Signal<boolean>;
  of: ReadonlySignal<DownlineDetail>;
}

const FORM_ID = 'agent-rebates';
const percent = (value: number) => percentText(value / 100);

/** The rebate of a direct member for each game type, up to the agent's own. */
export function RebateSheet({ open, of }: Props) {
  const app = useApp();
  const { setRebates, isSaving } = useStore(createDownline);
  const { form, fields } = useOnce(createRebateForm);

  function createRebateForm() {
    const { account, rebates = {}, maxRebates = {} } = of.peek();
    const form = createAppForm(app, {
      onSubmit: async () => {
        // A rebate that the backend does not say and nobody has typed is unknown, not 0.
        const known = fields.filter(
          ({ gameType, field }) => field.value.peek() !== '' || gameType in rebates,
        );
        const typed = known.map(({ gameType, field }) => [
          gameType,
          parseAmount(field.value.peek()),
        ]);
        const saved = await setRebates(account, Object.fromEntries(typed));
        if (!saved) return;
        open.value = false;
        app.showToast(t('team.rebatesSaved'), { kind: 'ok', ms: toastMs.short });
      },
      onError: (error) => {
        if (!isApiError(error) || error.code !== 'rebate_too_high') return false;
        const { gameType = '', max = 0 } = (error.value ?? {}) as {
          gameType?: string;
          max?: number;
        };
        return form.setServerError(gameType, () =>
          text('team.rebateTooHigh', { max: percent(max) }),
        );
      },
    });
    const fields = Object.entries(maxRebates).map(([gameType, max]) => ({
      gameType,
      max,
      field: form.field(gameType, signal(String(rebates[gameType] ?? '')), (typed) =>
        parseAmount(typed) > max ? text('team.rebateTooHigh', { max: percent(max) }) : undefined,
      ),
    }));
    return { form, fields };
  }

  return (
    <Sheet
      open={open}
      title={t('team.rebates')}
      closeLabel={t('app.close')}
      actions={
        <Button type="submit" form={FORM_ID} wide busy={isSaving}>
          {t('app.save')}
        </Button>
      }
    >
      <form id={FORM_ID} className="agent-rebates" {...form.props}>
        <p className="muted">{t('team.rebatesHint')}</p>
        {fields.map(({ gameType, max, field }) => (
          <TextField
            key={gameType}
            label={textOrFallback(`game.${gameType}`)}
            value={field.value}
            error={field.error}
            onBlur={field.onBlur}
            hint={t('team.upTo', { max: computed(() => percent(max)) })}
            end={<span className="muted">%</span>}
            inputMode="decimal"
            isKept
            clean={(typed) => cleanAmount(typed, 2)}
          />
        ))}
      </form>
    </Sheet>
  );
}
