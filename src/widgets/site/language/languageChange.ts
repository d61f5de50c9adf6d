import { signal } from '@kit/render/signals';
import type { Language } from '../../../i18n/languages';

/** Changes the language to the one that was chosen last: the texts of an earlier one may still be loading. */
export function createLanguageChange(
  setLanguage: (code: Language) => Promise<void>,
  onFailure: () => void,
) {
  /** The language whose texts are loading. */
  const loading = signal<Language | undefined>(undefined);

  async function choose(code: Language) {
    loading.value = code;
    const hasFailed = await setLanguage(code).then(
      () => false,
      () => true,
    );
    // Another language was chosen while this one was loading.
    if (loading.peek() !== code) return;
    loading.value = undefined;
    if (hasFailed) onFailure();
  }

  return { loading, choose };
}
