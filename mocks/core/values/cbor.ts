export type Cbor = number | string | boolean | null | Uint8Array<ArrayBuffer> | Cbor[] | CborMap;
export type CborMap = Map<Cbor, Cbor>;

const MAX_DEPTH = 8;
/** The major types of RFC 8949, and the values of the last one. */
const [UNSIGNED, NEGATIVE, BYTES, TEXT, LIST, MAP, SIMPLE] = [0, 1, 2, 3, 4, 5, 7];
const [FALSE, TRUE, NULL] = [20, 21, 22];

/** Reads the part of CBOR that authenticators use. Throws on anything else and on truncated data. */
export function readCbor(bytes: Uint8Array<ArrayBuffer>): { value: Cbor; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('CBOR ends early');
    at += length;
    return at - length;
  };

  /** The lower five bits of a head are a number below 24, or say how many bytes the number after them has. */
  function readArgument(short: number): number {
    if (short < 24) return short;
    if (short === 24) return view.getUint8(take(1));
    if (short === 25) return view.getUint16(take(2));
    if (short === 26) return view.getUint32(take(4));
    throw new Error('CBOR of unknown length');
  }

  function read(depth: number): Cbor {
    if (depth > MAX_DEPTH) throw new Error('CBOR too deep');
    const head = view.getUint8(take(1));
    const argument = readArgument(head & 31);
    const majorType = head >> 5;
    switch (majorType) {
      case UNSIGNED:
        return argument;
      case NEGATIVE:
        return -1 - argument;
      case BYTES:
        return bytes.slice(take(argument), at);
      case TEXT:
        return new TextDecoder().decode(bytes.subarray(take(argument), at));
      case LIST:
        return Array.from({ length: checkCount(argument) }, () => read(depth + 1));
      case MAP:
        return new Map(
          Array.from({ length: checkCount(argument) }, () => [read(depth + 1), read(depth + 1)]),
        );
      case SIMPLE:
        if (argument === FALSE || argument === TRUE) return argument === TRUE;
        if (argument === NULL) return null;
    }
    throw new Error('CBOR of unknown kind');
  }

  /** An item has one byte at least, so a larger count cannot be true. */
  const checkCount = (items: number) => {
    if (items > bytes.length - at) throw new Error('CBOR ends early');
    return items;
  };

  return { value: read(0), end: at };
}
