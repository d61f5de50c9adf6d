import './Badge.css';
import { derive, type MaybeSignal } from '../theme/maybeSignal';

export const MAX_BADGE_COUNT = 99;
export const badgeText = (count: number): string =>
  count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : String(count);

type Props = {
  /** Nothing is shown for 0. */
  count: MaybeSignal<number>;
  /** Read out instead of the number. */
  label?: MaybeSignal<string>;
};

export function Badge({ count, label }: Props) {
  return (
    <span className="badge num" hidden={derive(count, (n) => !(n > 0))}>
      <span aria-hidden={label ? true : undefined}>{derive(count, badgeText)}</span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
