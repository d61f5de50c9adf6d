import './Spinner.css';
import type { MaybeSignal } from '../theme/maybeSignal';

/** A rotating ring. With `label` it has a name for screen readers. */
export function Spinner({ size = 20, label }: { size?: number; label?: MaybeSignal<string> }) {
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className="spinner-track" cx="12" cy="12" r="9.5" />
      <path className="spinner-arc" d="M12 2.5A9.5 9.5 0 0 1 21.5 12" />
    </svg>
  );
}
