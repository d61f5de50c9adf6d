import './Row.css';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  title: ReactNode;
  icon?: IconName;
  /** URL of a picture, instead of `icon`. */
  picture?: string;
  /** Any content at the start, instead of both. */
  start?: ReactNode;
  /** Second line. */
  meta?: ReactNode;
  /** Before the chevron: a value, a Badge, Money. */
  end?: ReactNode;
  chevron?: boolean;
  href?: MaybeSignal<string>;
  /** Opens in a new tab, for addresses outside the app. */
  target?: '_blank';
  current?: MaybeSignal<boolean>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};

/** A row of a list. With `href` it is a link, with `onClick` a button. */
export function Row(props: Props) {
  const { href, target, onClick, chevron = Boolean(href || onClick) } = props;
  const content = (
    <>
      {props.start ??
        ((props.icon || props.picture) && (
          <span className="row-icon">
            {props.icon && <Icon name={props.icon} />}
            {props.picture && <img src={props.picture} alt="" width={26} height={26} />}
          </span>
        ))}
      <span className="row-text">
        <span className="row-title">{props.title}</span>
        {props.meta !== undefined && <span className="row-meta">{props.meta}</span>}
      </span>
      {props.end !== undefined && <span className="row-end">{props.end}</span>}
      {chevron && <Icon name="chevron-right" size={18} flips />}
    </>
  );
  if (href)
    return (
      <a
        className="row"
        href={href}
        target={target}
        rel={target && 'noopener noreferrer'}
        onClick={onClick}
        aria-current={props.current}
      >
        {content}
      </a>
    );
  if (onClick)
    return (
      <button type="button" className="row" onClick={onClick} aria-current={props.current}>
        {content}
      </button>
    );
  return <div className="row">{content}</div>;
}
