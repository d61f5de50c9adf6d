import './EmptyState.css';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  icon?: IconName;
  retryLabel?: MaybeSignal<string>;
  busy?: MaybeSignal<boolean>;
  /** A quiet Button or link below the retry. */
  children?: ReactNode;
  compact?: boolean;
  onRetry?: () => void;
};

export function ErrorState(props: Props) {
  const { icon = 'triangle-alert', compact = false } = props;
  return (
    <div className="state" role="alert" data-compact={compact}>
      <span className="state-icon">
        <Icon name={icon} size={compact ? 32 : 48} />
      </span>
      <h2>{props.title}</h2>
      {props.text !== undefined && <p className="muted">{props.text}</p>}
      <div className="state-actions">
        {props.retryLabel !== undefined && (
          <Button
            icon="refresh-cw"
            size={compact ? 'medium' : 'large'}
            busy={props.busy}
            onClick={props.onRetry}
          >
            {props.retryLabel}
          </Button>
        )}
        {props.children}
      </div>
    </div>
  );
}
