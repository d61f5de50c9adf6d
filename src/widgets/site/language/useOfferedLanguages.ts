import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { isLanguage } from '../../../i18n/languages';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';

/** The languages of the merchant that the app knows. With one of them there is nothing to choose. */
export function useOfferedLanguages() {
  const { languages } = useStore(createSystem);
  return useOnce(() => {
    const offered = computed(() => languages.value.filter(isLanguage));
    return { offered, hasChoice: computed(() => offered.value.length > 1) };
  });
}
