/** A link with which others register. */
export interface Invitation {
  url: string;
  code: string;
  /** The content of the QR code. */
  qr: string;
}
