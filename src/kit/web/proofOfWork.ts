const BATCH = 64;

/**
 * Finds a whole number for which SHA-256 of `challenge:number` begins with that many zero bits. The
 * browser hashes outside the main thread, and the page can render between two batches.
 */
export async function solveProofOfWork(challenge: string, bits: number, signal: AbortSignal) {
  const encoder = new TextEncoder();
  const isSolution = async (n: number) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${n}`));
    return Math.clz32(new DataView(hash).getUint32(0)) >= bits;
  };
  for (let from = 0; ; from += BATCH) {
    signal.throwIfAborted();
    const tries = Array.from({ length: BATCH }, (_, i) => isSolution(from + i));
    const found = (await Promise.all(tries)).indexOf(true);
    if (found >= 0) return from + found;
  }
}
