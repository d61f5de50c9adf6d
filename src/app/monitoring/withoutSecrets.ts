const HIDDEN = '***';

/** Names of fields whose values are secret or personal. */
const PRIVATE_FIELD =
  '[\\w-]*(?:token|passw|psw|pwd|secret|authoriz|cookie|session|captcha|challenge|code|otp|\\bpin\\b|cvv|card|iban|account|user|name|holder|payee|mail|phone|mobile|address|birth|document|answer|key)[\\w-]*';

/** What looks like a token and is none: names of the site's files with their hash, and long names of endpoints. */
const HARMLESS = /((?:https?:\/\/[\w.:-]+)?\/assets\/[\w.-]+(?::\d+){0,2}|\/relay\/[A-Z\d]+_\w+)/;

/**
 * A rule that begins with a repeated class looks behind first, so that it starts once in each word.
 * Without that a word of 9,000 letters is read once from each letter, which takes seconds.
 */
const RULES: [RegExp, string][] = [
  // https://lucia:secret@example.com
  [/(\/\/)[^\s/@]+@/g, `$1${HIDDEN}@`],
  // ?token=abc, #code=1: values of every query, whatever its name
  [/([?&#][^\s=&#?]+=)[^\s&#"'`)]+/g, `$1${HIDDEN}`],
  [/\b(bearer|basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  // "password": "x", name=Lucía Fernández, payee: Ana
  [
    new RegExp(
      `((["']?)(?<![\\w-])${PRIVATE_FIELD}\\2\\s*[:=]\\s*)("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|[^&}\\]\\n]+)`,
      'gi',
    ),
    `$1${HIDDEN}`,
  ],
  // Mail addresses
  [/(?<![^\s@"'<>(),;:])[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g, HIDDEN],
  // Numbers of phones, cards and documents, with the separators that people write
  [/\+?\d(?:[ .()/-]*\d){6,}/g, HIDDEN],
  // Web tokens, and other long texts of letters and digits
  [/\beyJ[\w-]*(?:\.[\w-]*)*/g, HIDDEN],
  [/(?<![\w+-])(?=[\w+-]*\d)(?=[\w+-]*[a-z])[\w+-]{16,}={0,2}/gi, HIDDEN],
];

/**
 * A text that may leave the device: without passwords, tokens, numbers, addresses and values of
 * queries. `words` are data of the member, such as the user name.
 */
export function withoutSecrets(text: string, words: readonly string[] = []) {
  let withoutWords = text;
  // The longest first: a name may be a part of another.
  for (const word of [...words].sort((a, b) => b.length - a.length))
    if (word.length > 2) withoutWords = withoutWords.replaceAll(word, HIDDEN);
  // HARMLESS has a group, so `split` returns its matches too, as every second part.
  return withoutWords
    .split(HARMLESS)
    .map((part, i) => (i % 2 ? part : clean(part)))
    .join('');
}

const clean = (text: string) =>
  RULES.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text);
