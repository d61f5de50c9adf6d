import './QrCode.css';
import type { MaybeSignal } from '../../../ui/theme/maybeSignal';
import { qrMatrix } from './qrMatrix';

/** Dark on light in both themes, because many cameras cannot read the inverse. */
export function QrCode({ text, label }: { text: string; label: MaybeSignal<string> }) {
  const grid = qrMatrix(text);
  if (!grid) return null;
  const side = grid.length;
  const path = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
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
      <path className="qrcode-background" d={`M0 0h${side}v${side}h${-side}z`} />
      <path d={path.join('')} />
    </svg>
  );
}
