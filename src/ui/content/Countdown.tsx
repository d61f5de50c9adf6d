import type { ReadonlySignal } from '@kit/render/signals';
import { derive } from '../theme/maybeSignal';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** 90 -> 1:30, 3690 -> 1:01:30. Negative numbers count as 0. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  const paddedSeconds = twoDigits(left % 60);
  return minutes < 60
    ? `${minutes}:${paddedSeconds}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${paddedSeconds}`;
}

/** Shows remaining seconds as a clock. `countdown()` of the kit does the counting. */
export function Countdown({ left }: { left: ReadonlySignal<number> }) {
  return (
    <span className="num" role="timer" dir="ltr">
      {derive(left, clockText)}
    </span>
  );
}
