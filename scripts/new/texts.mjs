/** A new text is written in these. Arabic has a part of the texts, and gets those that are given. */
export const LANGUAGES = ['es', 'en', 'bn', 'vi', 'pt-br'];

/** What is written in a language: without a text of its own the English one, marked. */
export const lineOf = (key, texts, code) =>
  `  ${key}: ${JSON.stringify(texts[code] ?? texts.en)},${texts[code] === undefined ? ' // untranslated' : ''}`;

/** What is left to do for the languages that were not given. */
export const untranslated = (texts) => {
  const missing = LANGUAGES.filter((code) => texts[code] === undefined);
  return missing.length > 0 ? [`${missing.join(', ')}: translate what is marked untranslated`] : [];
};

/**
 * The line before which a new one is inserted: after the last one of its group (`bet_lost` is of the group `bet_`), or at
 * the end.
 */
export function placeOf(key, source, end) {
  const keys = [...source.matchAll(/^ {2}(\w+):/gm)].map(([, found]) => found);
  const group = /^[^_]+_/.exec(key)?.[0];
  const last = group ? keys.findLastIndex((other) => other.startsWith(group)) : -1;
  return last >= 0 && last < keys.length - 1 ? `  ${keys[last + 1]}:` : end;
}

/**
 * Reads words such as `es=Saldo`.
 * @param {string[]} words
 * @param {string[]} known the languages
 * @returns {Record<string, string>}
 */
export function parseTexts(words, known) {
  return Object.fromEntries(
    words.map((word) => {
      const [, code = '', text = ''] = /^([a-z-]+)=(.*)$/s.exec(word) ?? [];
      if (!known.includes(code))
        throw new Error(`"${word}" is no text, such as es="…". The languages are ${known}.`);
      return [code, text];
    }),
  );
}

/**
 * Throws on texts that the types or the tests of the dictionaries would not accept.
 * @param {Record<string, string>} texts
 * @param {{ allowsParameters?: boolean }} [settings]
 */
export function requireTexts(texts, { allowsParameters = true } = {}) {
  const missing = ['es', 'en'].find((code) => texts[code] === undefined);
  if (missing) throw new Error(`The text has no ${missing}="…".`);
  const base = partsOf(texts.es);
  if (!allowsParameters && base.length > 0)
    throw new Error(`es has ${base.join(', ')}, but it can have no parameters and links.`);
  for (const [code, text] of Object.entries(texts)) {
    const mistake = mistakeOf(text) ?? differenceOf(partsOf(text), base);
    if (mistake) throw new Error(`${code} ${mistake}.`);
  }
}

const PLURAL = /\{\{[^{}]*\}\}/g;
const PARAMETER = /\{[^{}]*\}/g;
/** Each language may choose its plurals and count them in its own way. */
const PLURAL_FORMS = [2, 3, 6];

/** The parameters of a text, and its link. */
function partsOf(text) {
  const links = text.match(/\[[^[\]]+\]/g) ?? [];
  return [
    ...(text.replace(PLURAL, '').match(PARAMETER) ?? []),
    ...links.map(() => '[link]'),
  ].sort();
}

function mistakeOf(text) {
  if (!text.trim()) return 'is empty';
  if (/[!¡]/.test(text)) return 'has an exclamation mark';
  const plurals = text.match(PLURAL) ?? [];
  const wrongPlural = plurals.find((one) => !PLURAL_FORMS.includes(one.split('|').length));
  if (wrongPlural) return `has ${wrongPlural}; a plural is {{one|other}} or {{zero|one|other}}`;
  const wrong = partsOf(text).find(
    (one) => !/^(\{[a-zA-Z]\w*(:number|:string)?\}|\[link\])$/.test(one),
  );
  if (wrong) return `has ${wrong}; a parameter is {name}, or {name:number} for a number`;
  if (plurals.length > 0 && !text.includes(':number}'))
    return `has ${plurals[0]} without a number that chooses, such as {n:number}`;
  if (
    /[{}[\]]/.test(
      text
        .replace(PLURAL, '')
        .replace(PARAMETER, '')
        .replace(/\[[^[\]]+\]/g, ''),
    )
  )
    return 'has a bracket without its other one';
}

function differenceOf(parts, base) {
  const missing = base.find((part) => !parts.includes(part));
  if (missing) return `has no ${missing}, which es has`;
  const unknown = parts.find((part) => !base.includes(part));
  if (unknown) return `has ${unknown}, which es has not`;
  if (parts.length !== base.length) return `repeats ${parts.join(', ')} in another way than es`;
}
