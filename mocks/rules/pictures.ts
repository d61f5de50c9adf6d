import { refuse } from '../core/refusal';

const LARGEST = 5 * 1024 * 1024;

const MAGIC: [mime: string, bytes: number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** PNG or JPG by what is said and by what is inside, 5 MB at most. Answers the kind. */
export async function checkPicture(file: Blob): Promise<string> {
  if (file.size > LARGEST) refuse('picture_size', { value: { max: LARGEST } });
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const found = MAGIC.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  const said = file.type.replace('image/jpg', 'image/jpeg');
  if (!found || found[0] !== said) return refuse('picture_kind');
  return found[0];
}

/** All of a form's pictures; one field may carry one or several. */
export async function checkPictures(sent: Blob | Blob[] | undefined, most: number) {
  const files = sent === undefined ? [] : [sent].flat();
  if (files.length > most) refuse('picture_count', { value: { max: most } });
  for (const file of files) await checkPicture(file);
  return files.length;
}
