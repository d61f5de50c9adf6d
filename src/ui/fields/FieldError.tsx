import './FieldError.css';
import { Icon } from '../icons/Icon';
import { derive, type MaybeSignal } from '../theme/maybeSignal';

type Props = { id: string; error: MaybeSignal<string | undefined> };

/** The error below a field. It is always in the DOM, so that screen readers announce its changes. */
export function FieldError({ id, error }: Props) {
  return (
    <div role="alert" id={id}>
      <p className="fielderror" hidden={derive(error, (x) => !x)}>
        <Icon name="triangle-alert" size={16} />
        <span>{derive(error, (x) => x ?? '')}</span>
      </p>
    </div>
  );
}
