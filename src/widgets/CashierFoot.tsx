import './CashierFoot.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { Button } from '../ui/Button';
import { Money } from '../ui/Money';

interface Props {
  label: ReadonlySignal<string>;
  /** Nothing where it cannot be known. */
  amount: ReadonlySignal<number | undefined>;
  button: ReadonlySignal<string>;
  busy: ReadonlySignal<boolean>;
  disabled?: ReadonlySignal<boolean>;
}

/** Stays in reach below a form: what comes of it, and the one button. */
export const CashierFoot = ({ label, amount, button, busy, disabled }: Props) => (
  <footer className="cashierfoot">
    <When is={computed(() => amount.value !== undefined)}>
      {() => (
        <p>
          <span className="muted">{label}</span>
          <Money amount={computed(() => amount.value ?? 0)} size={20} />
        </p>
      )}
    </When>
    <Button type="submit" wide busy={busy} disabled={disabled}>
      {button}
    </Button>
  </footer>
);
