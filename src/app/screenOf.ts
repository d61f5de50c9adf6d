import { lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../i18n/locale';
import type { Place } from './route';
import { ScreenLost } from './ScreenLost';

/** The screen with its words: neither is of use without the other. */
export function screenOf({ screen, words = [] }: Place) {
  const lazy = lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([screen(), loadWords(...words)]);
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
