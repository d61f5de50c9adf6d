import './IconButton.css';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { type MaybeSignal, peek } from './maybeSignal';
import { Ripple } from './Ripple';

export type IconButtonProps = {
  icon: MaybeSignal<IconName>;
  label: MaybeSignal<string>;
  /** bare on bars, soft on cards, art on pictures, raised for what floats. */
  kind?: 'bare' | 'soft' | 'art' | 'raised' | 'accent';
  /** Drawn size in px (44 unless told); the hit area is never under 44. */
  size?: number;
  iconSize?: number;
  flips?: boolean;
  disabled?: MaybeSignal<boolean>;
  pressed?: MaybeSignal<boolean>;
  expanded?: MaybeSignal<boolean>;
  /** Turns the icon, for a refresh under way. */
  spinning?: MaybeSignal<boolean>;
  href?: MaybeSignal<string>;
  type?: 'button' | 'submit';
  /** Usually a Badge. */
  children?: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

export function IconButton(props: IconButtonProps) {
  const { kind = 'bare', size = 44, spinning = false } = props;
  const shared = {
    className: 'iconbutton',
    'data-kind': kind,
    'data-spinning': spinning,
    style: { '--size': `${size}px` },
    onClick: props.onClick,
  };
  const inside = (
    <>
      <Icon name={props.icon} size={props.iconSize ?? (size < 40 ? 18 : 22)} flips={props.flips} />
      <span className="visually-hidden">{props.label}</span>
      {props.children}
      <Ripple />
    </>
  );
  if (props.href !== undefined && peek(props.href))
    return (
      <a {...shared} href={props.href}>
        {inside}
      </a>
    );
  return (
    <button
      {...shared}
      type={props.type ?? 'button'}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
    >
      {inside}
    </button>
  );
}
