import type { Resource } from '@kit/data/resource';
import { useNear } from '@kit/list/useNear';
import { useMount } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { language } from '../../../i18n/locale';

/** Loads when the element with the returned ref comes near the screen, and again after a change of language. */
export function useLoadWhenNear<T extends Element>({ state, load }: Resource<unknown>) {
  useMount(() =>
    onChange(language, () => {
      if (state.peek() !== 'idle') void load();
    }),
  );
  return useNear<T>(() => {
    if (state.peek() === 'idle') void load();
  });
}
