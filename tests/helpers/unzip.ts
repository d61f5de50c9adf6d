import { crc32 } from 'node:zlib';
import type { Files } from '../../.ladle/studio/zip';

const LOCAL_FILE = 0x04034b50;

/** The files of a ZIP archive without compression. It throws where a checksum is wrong. */
export function unzip(archive: Uint8Array): Files {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const files: Files = {};
  for (let at = 0; view.getUint32(at, true) === LOCAL_FILE; ) {
    const size = view.getUint32(at + 18, true);
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 30, from));
    const bytes = archive.slice(from, from + size);
    if (crc32(bytes) !== view.getUint32(at + 14, true)) throw new Error(`${name} is damaged`);
    files[name] = bytes;
    at = from + size;
  }
  return files;
}
