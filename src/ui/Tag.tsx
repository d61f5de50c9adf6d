import './Tag.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from './maybeSignal';

export type Tone = 'live' | 'win' | 'danger' | 'info' | 'accent' | 'neutral';
type Props = {
  children: ReactNode;
  tone?: MaybeSignal<Tone>;
  /** Full colour, for pictures; else a soft ground with coloured text. */
  solid?: boolean;
};

export function Tag({ children, tone = 'neutral', solid = false }: Props) {
  return (
    <span className="tag" data-tone={tone} data-solid={solid}>
      {children}
    </span>
  );
}
