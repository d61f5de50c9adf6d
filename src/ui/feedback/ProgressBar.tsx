import './ProgressBar.css';
import { derive, type MaybeSignal } from '../theme/maybeSignal';

type Props = {
  /** From 0 to 1. */
  value: MaybeSignal<number>;
  label: MaybeSignal<string>;
  /** Read out instead of the percentage, for example "6 of 10". */
  text?: MaybeSignal<string>;
  tone?: MaybeSignal<'accent' | 'win' | 'danger' | 'info'>;
};

const clamp = (x: number) => Math.min(1, Math.max(0, x || 0));

export function ProgressBar({ value, label, text, tone = 'accent' }: Props) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={derive(value, (x) => Math.round(clamp(x) * 100))}
      aria-valuetext={text}
      data-tone={tone}
    >
      <i style={{ '--part': derive(value, clamp) }} />
    </div>
  );
}
