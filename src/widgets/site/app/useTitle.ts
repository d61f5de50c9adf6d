import { useMount } from '@kit/render/hooks';
import type { ReadonlySignal } from '@kit/render/signals';
import { useApp } from './useApp';

/** Names the document like the header of this screen. While the text is empty it has the title of the route. */
export function useTitle(text: ReadonlySignal<string>) {
  const { showTitle } = useApp();
  useMount(() => showTitle(text));
}
