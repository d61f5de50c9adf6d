import { useMount } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';
import { useLoadPerLanguage } from '../language/useLoadPerLanguage';

interface FormWithErrors {
  revalidateShown: () => void;
}

/** Loads the operator's rules. When they arrive, also in another language, shown errors get the new texts. */
export function useFormRules({ revalidateShown }: FormWithErrors) {
  const { settings, load } = useStore(createRule);
  useLoadPerLanguage(load);
  useMount(() => onChange(settings.value, revalidateShown));
}
