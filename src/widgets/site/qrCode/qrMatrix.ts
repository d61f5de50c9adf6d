import { encode } from 'uqr';

/** The light border that scanners need, in modules. */
const QUIET_ZONE = 4;

/** The QR code of a text with its light border; true is a dark module. Undefined if the text is too long. */
export function qrMatrix(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'M', border: QUIET_ZONE }).data;
  } catch {
    return undefined;
  }
}
