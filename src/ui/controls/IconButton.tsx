import './IconButton.css';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { MaybeSignal } from '../theme/maybeSignal';
import { Ripple } from './Ripple';

export type IconButtonProps = {
  icon: MaybeSignal<IconName>;
  label: MaybeSignal<string>;
  /** bare on bars, soft on cards, art on pictures, raised for floating buttons, accent for a main action. */
  kind?: 'bare' | 'soft' | 'art' | 'raised' | 'accent';
  /** The visible size in px, 44 by default. The hit area is at least 44. */
  size?: number;
  iconSize?: number;
  /** Mirrors the icon in languages that are written from right to left. */
  flips?: boolean;
  disabled?: MaybeSignal<boolean>;
  pressed?: MaybeSignal<boolean>;
  expanded?: MaybeSignal<boolean>;
  /** Rotates the icon, for a running refresh. */
  spinning?: MaybeSignal<boolean>;
  /** Makes the button a link. */
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
  const content = (
    <>
      <Icon name={props.icon} size={props.iconSize ?? (size < 40 ? 18 : 22)} flips={props.flips} />
      <span className="visually-hidden">{props.label}</span>
      {props.children}
      <Ripple />
    </>
  );
  if (props.href !== undefined)
    return (
      <a {...shared} href={props.href}>
        {content}
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
      {content}
    </button>
  );
}
