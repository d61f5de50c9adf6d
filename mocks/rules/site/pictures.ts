import { MAX_PICTURE_BYTES } from '../../../src/contract/site/picture';
import { reject } from '../../core/messages/requestError';

/** The first bytes of a file by its type. */
const MAGIC: [mime: string, bytes: number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Accepts PNG and JPG up to 5 MB; type and first bytes must agree. Returns the type. */
export async function checkPicture(file: Blob): Promise<string> {
  if (file.size > MAX_PICTURE_BYTES) reject('picture_size', { value: { max: MAX_PICTURE_BYTES } });
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = MAGIC.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  const declaredType = file.type.replace('image/jpg', 'image/jpeg');
  if (!found || found[0] !== declaredType) return reject('picture_kind');
  return found[0];
}

/** Checks all pictures of a form. Returns their number. */
export async function checkPictures(sent: Blob | Blob[] | undefined, maxCount: number) {
  const files = sent === undefined ? [] : [sent].flat();
  if (files.length > maxCount) reject('picture_count', { value: { max: maxCount } });
  for (const file of files) await checkPicture(file);
  return files.length;
}
