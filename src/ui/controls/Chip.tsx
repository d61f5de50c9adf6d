import './Chip.css';
import type { ReactNode } from 'react';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  children: ReactNode;
  pressed?: MaybeSignal<boolean>;
  /** URL of a picture. */
  picture?: string;
  /** pill for filters, block for a second row of filters, pick for amounts, tile for methods. */
  kind?: ChipKind;
  /** A short muted text behind the content. */
  meta?: MaybeSignal<string>;
  disabled?: MaybeSignal<boolean>;
  value?: string;
  onClick?: () => void;
};

export type ChipKind = 'pill' | 'block' | 'pick' | 'tile';

export function Chip({ children, picture, kind = 'pill', meta, pressed, ...rest }: Props) {
  return (
    <button type="button" className="chip" data-kind={kind} aria-pressed={pressed} {...rest}>
      {picture && <img src={picture} alt="" width={22} height={22} decoding="async" />}
      <span className="chip-text">{children}</span>
      {meta !== undefined && <small>{meta}</small>}
    </button>
  );
}
