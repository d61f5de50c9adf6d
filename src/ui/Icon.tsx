import './Icon.css';
import type { IconName } from './icons';
import { derive, type MaybeSignal } from './maybeSignal';

type Props = {
  name: MaybeSignal<IconName>;
  /** Square side in px; 20 unless told. */
  size?: number;
  /** Spoken name; without one the icon is decoration. */
  label?: MaybeSignal<string>;
  /** Arrows that point along the text turn round in right-to-left. */
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
      <use href={derive(name, (n) => `/icons.svg#${n}`)} />
    </svg>
  );
}
