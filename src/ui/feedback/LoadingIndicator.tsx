import './LoadingIndicator.css';
import type { MaybeSignal } from '../theme/maybeSignal';

/** Three dots that light up one after another, in the middle of the loading area. */
export function LoadingIndicator({ label }: { label: MaybeSignal<string> }) {
  return (
    <div className="loading" role="status">
      <span className="loading-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="loading-label">{label}</span>
    </div>
  );
}
