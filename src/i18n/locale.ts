import type { Lifetime } from '@kit/data/lifetime';
import { type Codec, keepStored, readStored } from '@kit/data/storage';
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  signal,
  untracked,
} from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { config } from '../config/config';
import { type Domain, firstDomains, loadDomains, loadInUse, textLanguage } from './dictionaries';
import {
  baseLanguage,
  directionOf,
  intlTagOf,
  isLanguage,
  type Language,
  tagOf,
} from './languages';

const KEY = 'language';
const codec: Codec<Language> = {
  encode: (code) => code,
  decode: (text) => [text, config.defaultLanguage].find(isLanguage) ?? baseLanguage,
};

/** What the member chose last, in this tab or in another one. */
const chosenLanguage = signal(readStored(KEY, codec, 'local'));
const currentLanguage = signal<Language>(chosenLanguage.peek());
let requestedLanguage = currentLanguage.peek();

/** The language on the screen. */
export const language: ReadonlySignal<Language> = currentLanguage;

/** The country whose players read the page. Without one of the configuration, the settings may name it later. */
export const country = signal(config.market);

/** The tag for Intl: with the region, and Western digits. */
export const intlTag = computed(() =>
  intlTagOf(textLanguage(currentLanguage.value), country.value),
);

/** Loads the texts in use, then changes all of them at once. Rejects when they cannot be loaded. */
export async function setLanguage(code: Language) {
  requestedLanguage = code;
  await loadInUse(code);
  if (requestedLanguage !== code) return;
  batch(() => {
    currentLanguage.value = code;
    chosenLanguage.value = code;
  });
}

/** Loads the texts of a route, at the same time as its code. */
export const loadTexts = (...domains: Domain[]) => loadDomains(currentLanguage.peek(), domains);

/**
 * Stores the choice, keeps `<html lang dir>` up to date and follows a choice in another tab, once this tab is shown, until
 * `life` ends.
 */
export function startLocale(life: Lifetime) {
  let followed = chosenLanguage.peek();
  keepStored(life, chosenLanguage, KEY, codec);
  life.own(
    effect(() => {
      const shown = textLanguage(currentLanguage.value);
      const tag = tagOf(shown);
      const html = document.documentElement;
      // The first screen has set them. Even the same value would make the browser compute all styles again.
      if (html.lang === tag) return;
      html.lang = tag;
      html.dir = directionOf(shown);
    }),
  );
  life.own(
    effect(() => {
      const chosen = chosenLanguage.value;
      // After a change every list loads again, which many tabs must not do at the same time.
      if (!isPageShown.value) return;
      const isNew = chosen !== followed;
      followed = chosen;
      // A choice that was taken back may still be loading here.
      const isTakenBack = isNew && chosen !== requestedLanguage;
      if (chosen === currentLanguage.peek() && !isTakenBack) return;
      untracked(() => void setLanguage(chosen).catch(() => {}));
    }),
  );
}

/** Loads what the first paint needs. */
export const firstTexts = () => loadTexts(...firstDomains);
