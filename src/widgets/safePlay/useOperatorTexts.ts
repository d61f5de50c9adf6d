import { computed } from '@kit/signals';
import { language } from '../../i18n/locale';
import { createLicence } from '../../stores/licence';
import { useStore } from '../../stores/useStore';

/** The texts of the operator that replace those of the app, in the current language. */
export function useOperatorTexts() {
  const { licence } = useStore(createLicence);
  return computed(() => licence.value.words.find((words) => words.language === language.value));
}
