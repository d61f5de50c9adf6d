const MASK = '•••';

/** Looks like a key, a token or an address of a person, wherever it comes from. */
const PATTERNS = [/[\w.+-]+@[\w-]+\.[\w.]+/g, /\b[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g];

/** Removes secrets before something is printed: `mask` those that are known, `maskText` all that look like one. */
export function createMask(secrets: readonly (string | undefined)[]) {
  const known = secrets.filter((secret): secret is string => !!secret);
  const mask = (text: string) =>
    known.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  const maskText = (text: string) =>
    mask(PATTERNS.reduce((rest, pattern) => rest.replace(pattern, MASK), text));
  return { mask, maskText };
}
