import { batch, computed, effect, type ReadonlySignal, signal } from '@kit/signals';
import { stored } from '@kit/storage';
import { firstNouns, loadInUse, loadNouns, type Noun } from './dictionaries';
import {
  baseLanguage,
  directionOf,
  intlTagOf,
  isLanguage,
  type Language,
  tagOf,
} from './languages';

const chosen = stored<Language>('language', {
  encode: (code) => code,
  decode: (text) => (isLanguage(text) ? text : baseLanguage),
});

const drawn = signal<Language>(chosen.peek());
let wanted = drawn.peek();

/** The language on the screen. */
export const language: ReadonlySignal<Language> = drawn;

/** The tag to hand to Intl: regional, with Western digits. */
export const intlTag = computed(() => intlTagOf(drawn.value));

/** Fetches the words in use, then flips every text at once; rejects when they cannot be had. */
export async function setLanguage(code: Language) {
  wanted = code;
  await loadInUse(code);
  if (wanted !== code) return;
  batch(() => {
    drawn.value = code;
    chosen.value = code;
  });
}

/** Words a route needs, fetched beside its code. */
export const loadWords = (...nouns: Noun[]) => loadNouns(drawn.peek(), nouns);

/** Keeps `<html lang dir>` true and follows a choice made in another tab. */
export function startLocale() {
  const stops = [
    effect(() => {
      document.documentElement.lang = tagOf(drawn.value);
      document.documentElement.dir = directionOf(drawn.value);
    }),
    effect(() => {
      if (chosen.value !== drawn.peek()) setLanguage(chosen.value).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What must be here before the first paint. */
export const firstWords = () => loadWords(...firstNouns);
