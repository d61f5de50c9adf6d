/** FNV-1a with 64 bits, by characters instead of bytes. Not `crypto.subtle`: it needs https and is asynchronous. */
export function digest(text: string) {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
