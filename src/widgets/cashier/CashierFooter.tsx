import './CashierFooter.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { isOffline, OfflineNote } from '../site/app/OfflineNote';

interface Props {
  label: ReadonlySignal<string>;
  /** Undefined when it cannot be known; then only the button is shown. */
  amount: ReadonlySignal<number | undefined>;
  button: ReadonlySignal<string>;
  busy: ReadonlySignal<boolean>;
  disabled?: ReadonlySignal<boolean>;
}

/** The sticky footer of a form: the resulting amount and the submit button. */
export const CashierFooter = ({ label, amount, button, busy, disabled }: Props) => (
  <footer className="cashierfooter">
    <When is={computed(() => amount.value !== undefined)}>
      {() => (
        <p>
          <span className="muted">{label}</span>
          <Money amount={computed(() => amount.value ?? 0)} size={20} />
        </p>
      )}
    </When>
    <OfflineNote />
    <Button
      type="submit"
      wide
      busy={busy}
      disabled={computed(() => isOffline.value || disabled?.value === true)}
    >
      {button}
    </Button>
  </footer>
);
