import { lazyRouteComponent } from '@tanstack/react-router';
import type { Domain } from '../../i18n/dictionaries';
import { loadTexts } from '../../i18n/locale';
import type { Host } from '../../stores/base/host';
import type { RouteInfo } from '../routes/RouteInfo';
import { createCurrentRoute } from './currentRoute';
import { ScreenLoadError } from './ScreenLoadError';

async function loadHomeHeader({ use }: Host) {
  const { HomeHeader } = await import('../shell/HomeHeader');
  use(createCurrentRoute).homeHeader.value = HomeHeader;
}

/** The component of a screen. Its code and its texts are loaded together. */
export function lazyScreen({ screen, header, texts = [] }: RouteInfo, host: Host) {
  // The title of home is part of the first load.
  const domains: readonly Domain[] = header === 'home' ? texts : ['title', ...texts];
  const component = lazyRouteComponent(async () => {
    try {
      const [module] = await Promise.all([
        screen(),
        loadTexts(...domains),
        header === 'home' && loadHomeHeader(host),
      ]);
      return module;
    } catch (cause) {
      console.error(cause);
      throw new ScreenLoadError(() => component.preload?.() ?? Promise.resolve(), cause);
    }
  });
  return component;
}
