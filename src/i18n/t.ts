import { computed, type ReadonlySignal, Signal, untracked } from '@kit/signals';
import { i18nString } from 'typesafe-i18n';
import { find } from './dictionaries';
import { numberText } from './format';
import { type Language, tagOf } from './languages';
import { language } from './locale';
import type { Dictionaries } from './nouns';
import type { Args } from './words';

type KeysOf<Noun extends keyof Dictionaries> = `${Noun}.${keyof Dictionaries[Noun] & string}`;
export type Key = { [Noun in keyof Dictionaries]: KeysOf<Noun> }[keyof Dictionaries];

export type TextOf<K> = K extends `${infer Noun extends keyof Dictionaries}.${infer Name}`
  ? Dictionaries[Noun][Name & keyof Dictionaries[Noun]]
  : never;

/** Keys that need no values. */
export type PlainKey = { [K in Key]: Args<TextOf<K>> extends [] ? K : never }[Key];
/** Keys whose text holds one `[link]`. */
export type LinkKey = {
  [K in Key]: TextOf<K> extends `${string}[${string}]${string}` ? K : never;
}[Key];

type Loose = Record<string, unknown>;

const speakers = new Map<Language, ReturnType<typeof i18nString>>();

/** typesafe-i18n with the plural rules of the language the text is written in. */
function speaker(code: Language) {
  const known = speakers.get(code) ?? i18nString(tagOf(code), { number: numberText });
  speakers.set(code, known);
  return known;
}

function say(key: string, values: Loose = {}) {
  const dot = key.indexOf('.');
  const found = find(language.value, key.slice(0, dot), key.slice(dot + 1));
  if (!found) return '';
  const bare = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Signal ? value.value : value,
    ]),
  );
  // Whatever is declared a number is printed by Intl; a dictionary cannot forget to.
  return speaker(found.code)(found.text.replaceAll(':number}', ':number|number}'), bare);
}

const plain = new Map<string, ReadonlySignal<string>>();

/** A text that follows the language and its values. Empty, never a key, until its words are here. */
export function t<K extends Key>(key: K, ...[values]: Args<TextOf<K>>): ReadonlySignal<string> {
  if (values) return computed(() => say(key, values));
  const known = plain.get(key) ?? computed(() => say(key));
  plain.set(key, known);
  return known;
}

/** The text as it reads now, for commands. */
export const text = <K extends Key>(key: K, ...[values]: Args<TextOf<K>>) =>
  untracked(() => say(key, values));

/** A text whose key the server chose: `noun.key`, or a bare key of the two catalogues of errors. */
export const tx = (key: string, or: PlainKey = 'error.unknown', values?: Loose) => {
  const keys = key.includes('.') ? [key] : [`error.${key}`, `refusal.${key}`];
  return computed(() => keys.map((each) => say(each, values)).find(Boolean) || say(or));
};

/** The three pieces of a sentence with one `[link]` in it, which no one has to glue. */
export function around<K extends LinkKey>(key: K, ...values: Args<TextOf<K>>) {
  const whole = t(key, ...values);
  const piece = (at: number) => computed(() => whole.value.split(/[[\]]/)[at] ?? '');
  return { before: piece(0), link: piece(1), after: piece(2) };
}
