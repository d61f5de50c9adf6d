import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * What each library puts into a built script. Libraries are packed together, so each gets its part
 * of the packed size in proportion to what it weighs when packed alone.
 * @param {string} file
 * @param {number} gzip the packed size of the whole
 * @returns {Map<string, number>}
 */
export function shareByLibrary(file, gzip) {
  const texts = textByLibrary(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'));
  const alone = [...texts].map(([name, text]) => /** @type {const} */ ([name, packed(text)]));
  const sum = alone.reduce((all, [, size]) => all + size, 0);
  return new Map(alone.map(([name, size]) => [name, (size / sum) * gzip]));
}

const packed = (text) => gzipSync(text, { level: 9 }).length;

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
  const room = source.match(/src\/(\w+)\//)?.[1];
  return inPackage ?? (room ? `src/${room}` : 'bundler');
}

/** Source map mappings, as far as they tell which source a stretch of text came from. */
function decode(mappings) {
  let source = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line
      .split(',')
      .filter(Boolean)
      .map((segment) => {
        const [columns = 0, sources] = numbers(segment);
        column += columns;
        source += sources ?? 0;
        return { column, source: sources === undefined ? -1 : source };
      });
  });
}

function numbers(segment) {
  const out = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const bits = BASE64.indexOf(letter);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    out.push(value & 1 ? -(value >> 1) : value >> 1);
    value = shift = 0;
  }
  return out;
}
