import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The bytes of each library in a built script. The script is compressed as a whole, so each library
 * gets a part of the compressed size, in proportion to its size when compressed alone.
 * @param {string} file
 * @param {number} gzip the compressed size of the whole script
 * @returns {Map<string, number>}
 */
export function bytesByLibrary(file, gzip) {
  const texts = textByLibrary(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'));
  const alone = [...texts].map(([name, text]) => /** @type {const} */ ([name, gzipSize(text)]));
  const sum = alone.reduce((all, [, size]) => all + size, 0);
  return new Map(alone.map(([name, size]) => [name, (size / sum) * gzip]));
}

const gzipSize = (text) => gzipSync(text, { level: 9 }).length;

function textByLibrary(code, map) {
  const { mappings, sources } = JSON.parse(map);
  const texts = new Map();
  const lines = code.split('\n');
  for (const [row, segments] of decode(mappings).entries()) {
    for (const [i, { column, source }] of segments.entries()) {
      const text = lines[row]?.slice(column, segments[i + 1]?.column) ?? '';
      const name = libraryOf(sources[source] ?? '');
      texts.set(name, (texts.get(name) ?? '') + text);
    }
  }
  return texts;
}

function libraryOf(source) {
  const inPackage = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
  const layer = source.match(/src\/(\w+)\//)?.[1];
  return inPackage ?? (layer ? `src/${layer}` : 'bundler');
}

/** Decodes source map mappings: for each line, the columns where the text of a source begins. */
function decode(mappings) {
  let source = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [columns = 0, sources] = decodeNumbers(segment);
        column += columns;
        source += sources ?? 0;
        return { column, source: sources === undefined ? -1 : source };
      });
  });
}

/** The numbers of a segment, which are written in base64 VLQ. */
function decodeNumbers(segment) {
  const decoded = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const bits = BASE64.indexOf(letter);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    decoded.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return decoded;
}
