import { computed } from '@kit/render/signals';
import { language } from '../../i18n/locale';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';

/** The texts of the operator that replace those of the app, in the current language. */
export function useOperatorTexts() {
  const { licence } = useStore(createLicence);
  return computed(() => licence.value.words.find((words) => words.language === language.value));
}
