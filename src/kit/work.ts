const BATCH = 64;

/**
 * Finds the whole number that makes SHA-256 of `challenge:number` begin with so many zero bits. The
 * hashing runs outside the page's thread; between batches the page draws.
 */
export async function findWork(challenge: string, bits: number, signal: AbortSignal) {
  const encoder = new TextEncoder();
  const isIt = async (n: number) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${n}`));
    return Math.clz32(new DataView(hash).getUint32(0)) >= bits;
  };
  for (let from = 0; ; from += BATCH) {
    signal.throwIfAborted();
    const tries = Array.from({ length: BATCH }, (_, i) => isIt(from + i));
    const at = (await Promise.all(tries)).indexOf(true);
    if (at >= 0) return from + at;
  }
}
