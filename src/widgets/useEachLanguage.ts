import { effect, untracked } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { language } from '../i18n/locale';

/** Loads now and again in every language chosen later: what the server writes comes in one. */
export function useEachLanguage(load: () => unknown) {
  useMount(() =>
    effect(() => {
      if (language.value) untracked(() => void load());
    }),
  );
}
