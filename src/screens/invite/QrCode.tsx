import { t } from '../../i18n/t';
import { qrOf } from './qrMatrix';

const QUIET = 4;

/** Dark on light in both themes: cameras read it so. */
export function QrCode({ text }: { text: string }) {
  const grid = qrOf(text);
  if (!grid) return null;
  const side = grid.length + 2 * QUIET;
  const path = grid.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')),
  );
  return (
    <svg
      className="invite-qr"
      viewBox={`0 0 ${side} ${side}`}
      width={220}
      height={220}
      role="img"
      aria-label={t('invite.qr')}
      shapeRendering="crispEdges"
    >
      <path className="invite-qr-ground" d={`M0 0h${side}v${side}h${-side}z`} />
      <path d={path.join('')} />
    </svg>
  );
}
