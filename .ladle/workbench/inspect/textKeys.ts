/** The texts of one language, by domain and key. */
export type Texts = Record<string, Record<string, string>>;

/** `{n}`, `{n:number}` and plural forms such as `{{juego|juegos}}` stand for any text; `[link]` for its words. */
function patternOf(text: string) {
  const parts = text.replaceAll(/[[\]]/g, '').split(/\{\{.*?\}\}|\{.*?\}/);
  if (parts.length > 1 && !parts.some((part) => /\p{L}/u.test(part))) return undefined;
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 'su');
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();

/** The keys, such as `wallet.balance`, whose text is this one, apart from the values in it. */
export function keysOfText(shown: string, texts: Texts) {
  const wanted = plain(shown);
  if (!wanted) return [];
  return Object.entries(texts).flatMap(([domain, entries]) =>
    Object.entries(entries)
      .filter(([, text]) => plain(text) === wanted || patternOf(plain(text))?.test(wanted))
      .map(([key]) => `${domain}.${key}`),
  );
}
