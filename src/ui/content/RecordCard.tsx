import './RecordCard.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { MaybeSignal } from '../theme/maybeSignal';

export type RecordPair = { label: MaybeSignal<string>; value: ReactNode };

type Props = {
  title: ReactNode;
  /** A picture or an icon. */
  start?: ReactNode;
  /** Usually the time. */
  meta?: ReactNode;
  /** Usually Money. */
  amount?: ReactNode;
  /** Usually a Tag with the state. */
  tag?: ReactNode;
  pairs?: readonly RecordPair[];
  children?: ReactNode;
  /** Makes the head a button. */
  onClick?: () => void;
};

/** One record as pairs of label and value, instead of a table row. */
export function RecordCard(props: Props) {
  const { title, start, meta, amount, tag, pairs, children, onClick } = props;
  const head = (
    <>
      <span className="record-parts">
        {start && <span className="record-start">{start}</span>}
        <span className="record-text">
          <span className="record-title">{title}</span>
          {meta !== undefined && <span className="record-meta num">{meta}</span>}
        </span>
        <span className="record-end">
          {amount}
          {tag}
        </span>
      </span>
      {onClick && <Icon name="chevron-right" size={18} flips />}
    </>
  );
  return (
    <article className="record">
      {onClick ? (
        <button type="button" className="record-head" onClick={onClick}>
          {head}
        </button>
      ) : (
        <div className="record-head">{head}</div>
      )}
      {pairs && pairs.length > 0 && (
        <dl>
          {pairs.map((pair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a record never move
            <div key={i}>
              <dt>{pair.label}</dt>
              <dd className="num">{pair.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </article>
  );
}
