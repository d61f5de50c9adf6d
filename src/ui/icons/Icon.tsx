import './Icon.css';
import { derive, type MaybeSignal } from '../theme/maybeSignal';
import type { IconName } from './icons';
import sprite from './icons.svg';

type Props = {
  name: MaybeSignal<IconName>;
  /** Width and height in px. 20 by default. */
  size?: number;
  /** The name for screen readers. Without it the icon is decoration. */
  label?: MaybeSignal<string>;
  /** Mirrors the icon in right-to-left, for arrows along the text. */
  flips?: boolean;
};

export function Icon({ name, size = 20, label, flips }: Props) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-flips={flips}
      focusable="false"
    >
      <use href={derive(name, (n) => `${sprite}#${n}`)} />
    </svg>
  );
}
