import { saveBlob } from '@kit/web/saveBlob';
import { qrMatrix } from './qrMatrix';

/** Large enough for the apps that read a code from a picture. */
const MODULE_PX = 12;

/** Saves a QR code as a picture. Returns false when this browser cannot, or the text is too long for a code. */
export async function saveQrCode(name: string, text: string) {
  const grid = qrMatrix(text);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!grid || !context) return false;
  const side = grid.length * MODULE_PX;
  canvas.width = side;
  canvas.height = side;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  for (const [y, row] of grid.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  saveBlob(name, blob);
  return true;
}
