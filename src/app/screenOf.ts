import { lazyRouteComponent } from '@tanstack/react-router';
import type { Noun } from '../i18n/dictionaries';
import { loadWords } from '../i18n/locale';
import type { Place } from './route';
import { ScreenLost } from './ScreenLost';

/** The screen with its words: neither is of use without the other. */
export function screenOf({ screen, header, words = [] }: Place) {
  // Home says its name with the first words.
  const nouns: readonly Noun[] = header === 'home' ? words : ['title', ...words];
  const lazy = lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([screen(), loadWords(...nouns)]);
      return module;
    } catch (error) {
      console.error(error);
      const lost = new ScreenLost('screen not loaded', { cause: error });
      lost.again = () => lazy.preload?.() ?? Promise.resolve();
      throw lost;
    }
  });
  return lazy;
}
