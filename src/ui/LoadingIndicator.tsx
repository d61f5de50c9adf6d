import './LoadingIndicator.css';
import type { MaybeSignal } from './maybeSignal';

/** Three lamps that light in turn, in the middle of what is loading. */
export function LoadingIndicator({ label }: { label: MaybeSignal<string> }) {
  return (
    <div className="loading" role="status">
      <span className="loading-lamps" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="loading-label">{label}</span>
    </div>
  );
}
