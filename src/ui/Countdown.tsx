import type { ReadonlySignal } from '@kit/signals';
import { derive } from './maybeSignal';

const two = (n: number) => String(n).padStart(2, '0');

/** 90 -> 1:30, 3690 -> 1:01:30; never below zero. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(left / 60);
  const rest = `${two(left % 60)}`;
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** The seconds left, as a clock. It counts nothing: the kit's countdown does. */
export function Countdown({ left }: { left: ReadonlySignal<number> }) {
  return (
    <span className="num" role="timer" dir="ltr">
      {derive(left, clockText)}
    </span>
  );
}
