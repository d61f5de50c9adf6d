import { untracked } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { language } from '../../i18n/locale';

/** Loads now, and again after a change of language, because the server's texts come in one language. */
export function useLoadPerLanguage(load: () => unknown) {
  useSignalEffect(() => {
    if (language.value) untracked(() => void load());
  });
}
