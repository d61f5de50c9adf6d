import './Card.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from './maybeSignal';

type Props = {
  children: ReactNode;
  /** 12, 16 or nothing inside. */
  pad?: 'none' | 'small' | 'large';
  selected?: MaybeSignal<boolean>;
  /** Names the card and makes it a section. */
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
