import './Card.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  children: ReactNode;
  /** The padding: none, 12 or 16 px. */
  pad?: 'none' | 'small' | 'large';
  selected?: MaybeSignal<boolean>;
  /** Makes the card a section with this name. */
  label?: MaybeSignal<string>;
};

export function Card({ children, pad = 'large', selected, label }: Props) {
  const Tag = label ? 'section' : 'div';
  return (
    <Tag className="card" data-pad={pad} data-selected={selected} aria-label={label}>
      {children}
    </Tag>
  );
}
