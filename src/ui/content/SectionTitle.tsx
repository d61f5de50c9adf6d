import './SectionTitle.css';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { MaybeSignal } from '../theme/maybeSignal';

type Props = {
  children: MaybeSignal<string>;
  /** URL of a picture. */
  picture?: MaybeSignal<string>;
  /** Instead of a picture. */
  icon?: ReactNode;
  /** As text, so that its digits are grouped as in the language. */
  count?: MaybeSignal<string>;
  /** The text of the link at the end. */
  more?: MaybeSignal<string>;
  href?: MaybeSignal<string>;
  id?: string;
  onMore?: (event: MouseEvent<HTMLElement>) => void;
};

export function SectionTitle({ children, picture, icon, count, more, href, id, onMore }: Props) {
  const link = (
    <>
      <span>{more}</span>
      <Icon name="chevron-right" size={16} flips />
    </>
  );
  return (
    <div className="sectiontitle">
      {picture && <img src={picture} alt="" width={26} height={26} />}
      {icon}
      <h2 id={id}>{children}</h2>
      {count !== undefined && <span className="sectiontitle-count num">{count}</span>}
      {more !== undefined &&
        (href ? (
          <a className="sectiontitle-more" href={href} onClick={onMore} aria-describedby={id}>
            {link}
          </a>
        ) : (
          <button
            type="button"
            className="sectiontitle-more"
            onClick={onMore}
            aria-describedby={id}
          >
            {link}
          </button>
        ))}
    </div>
  );
}
