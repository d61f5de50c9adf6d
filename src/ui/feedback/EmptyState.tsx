import './EmptyState.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  /** URL of a picture. */
  picture?: string;
  /** One Button, and at most one quiet Button. */
  children?: ReactNode;
  compact?: boolean;
};

export function EmptyState({ title, text, picture, children, compact = false }: Props) {
  return (
    <div className="state" data-compact={compact}>
      {picture && (
        <span className="state-cards" aria-hidden="true">
          <i />
          <i />
          <b>
            <img src={picture} alt="" width={56} height={56} />
          </b>
        </span>
      )}
      <h2>{title}</h2>
      {text !== undefined && <p className="muted">{text}</p>}
      {children && <div className="state-actions">{children}</div>}
    </div>
  );
}
