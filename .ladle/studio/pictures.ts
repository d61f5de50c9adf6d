import type { Picture, Pictures } from './brandFolder';
import { allRoles, type Draft } from './draft';

/** Twice the height of the header of the app is sharp on every screen. */
const LOGO_HEIGHT = 112;
const APP_ICON = 180;
const TAB_ICON = 64;
const FAVICON = 32;

/** A picture that the designer has chosen. */
export interface Upload {
  image: HTMLImageElement;
  /** Of an SVG, which stays as it is. */
  svg: Uint8Array | undefined;
  address: string;
}

export async function readUpload(file: File): Promise<Upload> {
  const image = new Image();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  image.src = address;
  await image.decode();
  const isSvg = file.type === 'image/svg+xml';
  return { image, svg: isSvg ? new Uint8Array(await file.arrayBuffer()) : undefined, address };
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  return { canvas, context };
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Picture> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
  return { bytes, type: 'png', width: canvas.width, height: canvas.height };
}

/** Enough of the picture to find its colours. */
export function pixelsOf({ image }: Upload) {
  const { context } = canvasOf(64, 64);
  context.drawImage(image, 0, 0, 64, 64);
  return context.getImageData(0, 0, 64, 64).data;
}

const ratioOf = ({ image: { naturalWidth, naturalHeight } }: Upload) =>
  naturalWidth && naturalHeight ? naturalWidth / naturalHeight : 1;

/** The size that the wordmark has in the configuration. */
export const logoSize = (upload: Upload) => ({
  width: Math.round(LOGO_HEIGHT * ratioOf(upload)),
  height: LOGO_HEIGHT,
});

function logoOf(upload: Upload): Promise<Picture> | Picture {
  const size = logoSize(upload);
  if (upload.svg) return { bytes: upload.svg, type: 'svg', ...size };
  const { canvas, context } = canvasOf(size.width, size.height);
  context.drawImage(upload.image, 0, 0, size.width, size.height);
  return pngOf(canvas);
}

/** The picture of the designer in a square, or else the first letter of the name in the colours of the brand. */
export function drawIcon(size: number, draft: Draft, upload: Upload | undefined) {
  const { canvas, context } = canvasOf(size, size);
  const roles = allRoles(draft, 'dark');
  if (upload) {
    const ratio = ratioOf(upload);
    const [width, height] = ratio > 1 ? [size, size / ratio] : [size * ratio, size];
    context.drawImage(upload.image, (size - width) / 2, (size - height) / 2, width, height);
    return canvas;
  }
  const gradient = context.createLinearGradient(0, 0, 0, size);
  gradient.addColorStop(0, roles.accent ?? '');
  gradient.addColorStop(1, roles['accent-2'] ?? '');
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  context.fillStyle = roles['accent-ink'] ?? '';
  context.font = `800 ${size * 0.62}px "Feria Sans", system-ui, sans-serif`;
  context.textAlign = 'center';
  const letter = [...draft.name][0]?.toUpperCase() ?? '';
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
    context.measureText(letter);
  context.fillText(letter, size / 2, size / 2 + (ascent - descent) / 2);
  return canvas;
}

/** An ICO file with one PNG in it. */
function icoOf({ bytes, width }: Picture) {
  const header = new Uint8Array([0, 0, 1, 0, 1, 0, width, width, 0, 0, 1, 0, 32, 0]);
  const file = new Uint8Array(22 + bytes.length);
  file.set(header);
  new DataView(file.buffer).setUint32(14, bytes.length, true);
  new DataView(file.buffer).setUint32(18, 22, true);
  file.set(bytes, 22);
  return file;
}

export interface Uploads {
  logo?: Upload | undefined;
  lightLogo?: Upload | undefined;
  icon?: Upload | undefined;
  /** A file in WOFF2. */
  font?: { file: File; address: string };
}

/** What stands in place of the name or its first letter. */
export type PictureKind = Exclude<keyof Uploads, 'font'>;

/** All pictures of the folder in their sizes, and its font. */
export async function makePictures(draft: Draft, uploads: Uploads): Promise<Pictures> {
  await document.fonts.load('800 100px "Feria Sans"');
  const { logo, lightLogo, icon, font } = uploads;
  const draw = (size: number) => pngOf(drawIcon(size, draft, icon));
  return {
    logo: logo && (await logoOf(logo)),
    lightLogo: lightLogo && (await logoOf(lightLogo)),
    icon: icon?.svg
      ? { bytes: icon.svg, type: 'svg', width: TAB_ICON, height: TAB_ICON }
      : await draw(TAB_ICON),
    appIcon: await draw(APP_ICON),
    favicon: icoOf(await draw(FAVICON)),
    font: font && new Uint8Array(await font.file.arrayBuffer()),
  };
}
