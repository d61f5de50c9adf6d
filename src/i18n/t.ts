import { computed, type ReadonlySignal, Signal, untracked } from '@kit/render/signals';
import { i18nString } from 'typesafe-i18n';
import { config } from '../config/config';
import { findText } from './dictionaries';
import type { Dictionaries } from './domains';
import { numberText } from './format';
import { type Language, tagOf } from './languages';
import { language } from './locale';
import type { Args } from './translation';

type KeysOf<Domain extends keyof Dictionaries> = `${Domain}.${keyof Dictionaries[Domain] & string}`;
export type Key = { [Domain in keyof Dictionaries]: KeysOf<Domain> }[keyof Dictionaries];

export type TextOf<K> = K extends `${infer Domain extends keyof Dictionaries}.${infer Name}`
  ? Dictionaries[Domain][Name & keyof Dictionaries[Domain]]
  : never;

/** Keys that need no values. */
export type PlainKey = { [K in Key]: Args<TextOf<K>> extends [] ? K : never }[Key];
/** Keys whose text contains one `[link]`. */
export type LinkKey = {
  [K in Key]: TextOf<K> extends `${string}[${string}]${string}` ? K : never;
}[Key];

type Values = Record<string, unknown>;

const formatters = new Map<Language, ReturnType<typeof i18nString>>();

/** typesafe-i18n with the plural rules of one language. */
function formatterOf(code: Language) {
  const formatter = formatters.get(code) ?? i18nString(tagOf(code), { number: numberText });
  formatters.set(code, formatter);
  return formatter;
}

function translate(key: string, values: Values = {}) {
  const dot = key.indexOf('.');
  const found = findText(language.value, key.slice(0, dot), key.slice(dot + 1));
  if (!found) return '';
  const plainValues = Object.fromEntries(
    Object.entries<unknown>({ brand: config.brand.name, ...values }).map(([name, value]) => [
      name,
      value instanceof Signal ? value.value : value,
    ]),
  );
  // `{n:number}` declares the type only. `|number` makes Intl format the value, so no dictionary has to say it.
  return formatterOf(found.code)(found.text.replaceAll(':number}', ':number|number}'), plainValues);
}

const withoutValues = new Map<string, ReadonlySignal<string>>();

/** A text that follows the language and its values. Empty, never a key, until it is loaded. */
export function t<K extends Key>(key: K, ...[values]: Args<TextOf<K>>): ReadonlySignal<string> {
  if (values) return computed(() => translate(key, values));
  const cachedText = withoutValues.get(key) ?? computed(() => translate(key));
  withoutValues.set(key, cachedText);
  return cachedText;
}

/** The text as it is now. For event handlers and messages. */
export const text = <K extends Key>(key: K, ...[values]: Args<TextOf<K>>) =>
  untracked(() => translate(key, values));

/**
 * A text whose key comes from the server: `domain.key`, or a bare key that is looked up in `error`
 * and `validation`.
 */
export const textOrFallback = (
  key: string,
  fallback: PlainKey = 'error.unknown',
  values?: Values,
) => {
  const keys = key.includes('.') ? [key] : [`error.${key}`, `validation.${key}`];
  return computed(
    () => keys.map((each) => translate(each, values)).find(Boolean) || translate(fallback),
  );
};

/** The three parts of a sentence with one `[link]` in it. The dictionary has the sentence as one text. */
export function linkParts<K extends LinkKey>(key: K, ...values: Args<TextOf<K>>) {
  const sentence = t(key, ...values);
  const part = (index: number) => computed(() => sentence.value.split(/[[\]]/)[index] ?? '');
  return { before: part(0), link: part(1), after: part(2) };
}
