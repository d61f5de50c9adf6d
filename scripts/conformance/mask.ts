const MASK = '•••';

/** Email addresses, and texts that look like a key or a token. */
const PATTERNS = [/[\w.+-]+@[\w-]+\.[\w.]+/g, /\b[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g];

/** Removes secrets before something is printed: `mask` those that are known, `maskText` all that look like one. */
export function createMask(secrets: readonly (string | undefined)[]) {
  const known = secrets.filter((secret): secret is string => !!secret);
  const mask = (text: string) =>
    known.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  const maskText = (text: string) =>
    mask(PATTERNS.reduce((masked, pattern) => masked.replace(pattern, MASK), text));
  return { mask, maskText };
}
