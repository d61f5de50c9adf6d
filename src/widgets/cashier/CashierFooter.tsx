import './CashierFooter.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { Money } from '../../ui/content/Money';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { isOffline, OfflineNote } from '../site/app/OfflineNote';

interface Props {
  label: ReadonlySignal<string>;
  /** Undefined when it cannot be known; then only the button is shown. */
  amount: ReadonlySignal<number | undefined>;
  button: ReadonlySignal<string>;
  busy: ReadonlySignal<boolean>;
  disabled?: ReadonlySignal<boolean>;
  /** The amount is not known yet. */
  isLoading?: boolean;
}

/** The sticky footer of a form: the resulting amount and the submit button. */
export const CashierFooter = ({
  label,
  amount,
  button,
  busy,
  disabled,
  isLoading = false,
}: Props) => (
  <footer className="cashierfooter">
    {isLoading && (
      <p>
        <span className="muted">{label}</span>
        <Skeleton width={112} height="1.5625rem" />
      </p>
    )}
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
