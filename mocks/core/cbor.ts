export type Cbor = number | string | boolean | null | Uint8Array<ArrayBuffer> | Cbor[] | CborMap;
export type CborMap = Map<Cbor, Cbor>;

const MAX_DEPTH = 8;

/** Reads the part of CBOR that authenticators use. Throws on anything else and on truncated data. */
export function readCbor(bytes: Uint8Array<ArrayBuffer>): { value: Cbor; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('CBOR ends early');
    at += length;
    return at - length;
  };

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
    const n = readArgument(head & 31);
    switch (head >> 5) {
      case 0:
        return n;
      case 1:
        return -1 - n;
      case 2:
        return bytes.slice(take(n), at);
      case 3:
        return new TextDecoder().decode(bytes.subarray(take(n), at));
      case 4:
        return Array.from({ length: checkCount(n) }, () => read(depth + 1));
      case 5:
        return new Map(
          Array.from({ length: checkCount(n) }, () => [read(depth + 1), read(depth + 1)]),
        );
      case 7:
        if (n === 20 || n === 21) return n === 21;
        if (n === 22) return null;
    }
    throw new Error('CBOR of unknown kind');
  }

  const checkCount = (items: number) => {
    if (items > bytes.length - at) throw new Error('CBOR ends early');
    return items;
  };

  return { value: read(0), end: at };
}
