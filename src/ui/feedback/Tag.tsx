import './Tag.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from '../theme/maybeSignal';

export type Tone = 'live' | 'win' | 'danger' | 'info' | 'accent' | 'neutral';
type Props = {
  children: ReactNode;
  tone?: MaybeSignal<Tone>;
  /** A solid background, for tags on pictures. By default it is soft. */
  solid?: boolean;
};

export function Tag({ children, tone = 'neutral', solid = false }: Props) {
  return (
    <span className="tag" data-tone={tone} data-solid={solid}>
      {children}
    </span>
  );
}
