import './QrCode.css';
import type { MaybeSignal } from '../ui/maybeSignal';
import { qrOf } from './qrMatrix';

const QUIET = 4;

/** Dark on light in both themes: cameras read it so. */
export function QrCode({ text, label }: { text: string; label: MaybeSignal<string> }) {
  const grid = qrOf(text);
  if (!grid) return null;
  const side = grid.length + 2 * QUIET;
  const path = grid.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  return (
    <svg
      className="qrcode"
      viewBox={`0 0 ${side} ${side}`}
      width={220}
      height={220}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className="qrcode-ground" d={`M0 0h${side}v${side}h${-side}z`} />
      <path d={path.join('')} />
    </svg>
  );
}
