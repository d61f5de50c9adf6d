/** What the server renderer escapes. */
const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Tags, texts and the values of attributes. */
const tokensOf = (html: string) => html.split(/([<>"])/);

/** Replaces what differs between the languages by places, and collects the texts of each language. */
export function createTextSlots(languages: string[]) {
  const texts: Record<string, string[]> = Object.fromEntries(languages.map((code) => [code, []]));
  const slots = new Map<string, number>();

  function slotOf(variants: string[]) {
    const key = variants.join('\0');
    const slot = slots.get(key) ?? slots.size;
    if (!slots.has(key)) {
      slots.set(key, slot);
      for (const [at, code] of languages.entries())
        texts[code]?.push(unescapeHtml(variants[at] ?? ''));
    }
    return slot;
  }

  return {
    texts,
    /** The template that all languages share. */
    merge(variants: string[]) {
      const [first = [], ...others] = variants.map(tokensOf);
      if (others.some(({ length }) => length !== first.length))
        throw new Error('The elements of a first screen differ between languages');
      return first
        .map((token, at) => {
          const all = [token, ...others.map((tokens) => tokens[at] ?? '')];
          return all.every((other) => other === token) ? token : `*${slotOf(all)}*`;
        })
        .join('');
    },
  };
}
