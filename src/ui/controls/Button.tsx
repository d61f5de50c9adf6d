import './Button.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { asSignal, type MaybeSignal, peek, read } from '../theme/maybeSignal';
import { Ripple } from './Ripple';

export type ButtonProps = {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'line' | 'quiet' | 'danger';
  /** 52, 48 and 34 px high. The hit area is at least 44 px. */
  size?: 'large' | 'medium' | 'small';
  icon?: MaybeSignal<IconName>;
  iconEnd?: MaybeSignal<IconName>;
  /** Takes the full width. */
  wide?: boolean;
  /** Shows a spinner and ignores clicks. Width and focus stay. */
  busy?: MaybeSignal<boolean>;
  disabled?: MaybeSignal<boolean>;
  /** Makes the button a link. */
  href?: MaybeSignal<string | undefined>;
  /** Opens the link in a new tab, for addresses outside the app. */
  target?: '_blank';
  type?: 'button' | 'submit';
  form?: string;
  /** Read out instead of the text. */
  label?: MaybeSignal<string>;
  pressed?: MaybeSignal<boolean>;
  expanded?: MaybeSignal<boolean>;
  controls?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'large', wide, busy = false, disabled = false } = props;
  const isDisabled = computed(() => read(busy) || read(disabled));
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isDisabled.peek()) event.preventDefault();
    else props.onClick?.(event);
  };
  const shared = {
    className: 'button',
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide,
    'aria-busy': busy,
    'aria-label': props.label,
    onClick,
  };
  const content = (
    <>
      <span className="button-inside">
        {props.icon && <Icon name={props.icon} />}
        <span className="button-text">{props.children}</span>
        {props.iconEnd && <Icon name={props.iconEnd} flips />}
      </span>
      <When is={asSignal(busy)}>{() => <Spinner size={size === 'small' ? 18 : 22} />}</When>
      <Ripple />
    </>
  );
  if (props.href !== undefined && peek(props.href) !== undefined)
    return (
      <a
        {...shared}
        href={props.href}
        target={props.target}
        rel={props.target && 'noopener noreferrer'}
        aria-disabled={isDisabled}
      >
        {content}
      </a>
    );
  return (
    <button
      {...shared}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={disabled}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
    >
      {content}
    </button>
  );
}
