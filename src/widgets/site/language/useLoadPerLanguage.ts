import { useSignalEffect } from '@kit/render/hooks';
import { type ReadonlySignal, untracked } from '@kit/render/signals';
import { language } from '../../../i18n/locale';

/**
 * Loads now, and again after a change of language, because the server's texts come in one language.
 * `reloadOn` is one more reason to load again.
 */
export function useLoadPerLanguage(load: () => unknown, reloadOn?: ReadonlySignal<unknown>) {
  useSignalEffect(() => {
    void reloadOn?.value;
    if (language.value) untracked(() => void load());
  });
}
