import { useOnce } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { t, text } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit, type MemberLimit } from '../../stores/safePlay/limit';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/fields/TextField';
import { Sheet } from '../../ui/overlays/Sheet';
import { cleanAmount } from '../../widgets/cashier/amountText';
import { useMoneySymbol } from '../../widgets/cashier/useMoneySymbol';
import { limitText } from '../../widgets/safePlay/limitTexts';
import { useApp } from '../../widgets/site/app/useApp';
import { createAppForm } from '../../widgets/site/forms/createAppForm';
import { HowLimits } from './HowLimits';

interface Props {
  limit: MemberLimit;
  open: Signal<boolean>;
}

/** More digits than any number of minutes in a period has. */
const MAX_MINUTE_DIGITS = 6;

const cleanMinutes = (typed: string) => typed.replace(/\D/g, '').slice(0, MAX_MINUTE_DIGITS);

/** Changes one limit. A tighter limit applies at once, a looser one after a wait. */
export function LimitSheet({ limit, open }: Props) {
  const { kind, period, amount: current, used = 0 } = limit;
  const { set, limitOf, isBusy } = useStore(createLimit);
  const moneySymbol = useMoneySymbol();
  const app = useApp();
  const isTime = kind === 'time';

  async function save(amount: number | null) {
    await set(kind, period, amount);
    // Where the limit was not known, the reply says whether the new one waits.
    const isLooser =
      current === undefined
        ? limitOf(kind, period).peek()?.pending !== undefined
        : current !== null && (amount === null || amount > current);
    open.value = false;
    app.showToast(t(isLooser ? 'safePlay.savedLater' : 'safePlay.savedNow'), {
      kind: isLooser ? 'info' : 'ok',
    });
  }

  /** A limit below what is used already shuts the member out until the period ends. */
  async function askAndSave(amount: number) {
    const isUsedUp = amount <= used && (current == null || current > used);
    const isSure =
      !isUsedUp ||
      (await app.confirm({
        title: t('safePlay.usedUp'),
        text: t(`safePlay.usedUp_${kind}`, { used: limitText(kind, used) }),
        ok: t('safePlay.save'),
        danger: true,
      }));
    if (isSure) await save(amount);
  }
  const { form, field } = useOnce(() => {
    const form = createAppForm(app, { onSubmit: () => askAndSave(Number(field.value.peek())) });
    const field = form.field('amount', signal(String(current ?? '')), (typed) =>
      Number(typed) >= 1 ? undefined : text('safePlay.amountWrong'),
    );
    return { form, field };
  });

  return (
    <Sheet
      open={open}
      title={computed(
        () => `${t(`safePlay.kind_${kind}`).value} · ${t(`safePlay.period_${period}`).value}`,
      )}
      closeLabel={t('app.close')}
    >
      <form className="safeplay-form" {...form.props}>
        <HowLimits />
        <TextField
          label={t(isTime ? 'safePlay.minutesLabel' : 'safePlay.amount')}
          // A large field hides its label, and nothing else says that the number is in minutes.
          {...(isTime ? {} : ({ size: 'large', ...moneySymbol } as const))}
          value={field.value}
          error={field.error}
          onBlur={field.onBlur}
          inputMode={isTime ? 'numeric' : 'decimal'}
          enterKeyHint="done"
          isKept
          clean={isTime ? cleanMinutes : cleanAmount}
        />
        <Button type="submit" wide busy={form.isBusy}>
          {t('safePlay.save')}
        </Button>
        {current !== null && (
          <Button
            kind="quiet"
            wide
            busy={isBusy}
            onClick={() => void save(null).catch(app.showError)}
          >
            {t('safePlay.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
