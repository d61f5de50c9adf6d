import { effect } from '@kit/render/signals';
import type { Host } from '../../stores/base/host';
import { createTheme } from '../../stores/site/theme';

/** Gives the bars of the browser and of the installed app the colour of the app's header. */
export function startThemeColor({ use }: Host) {
  const { theme } = use(createTheme);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  return effect(() => {
    // Read only to run again after a change. An effect that began before this one has then written it to the page.
    void theme.value;
    const color = getComputedStyle(document.documentElement).getPropertyValue('--bar');
    if (meta && color) meta.content = color;
  });
}
