import { onChange } from '@kit/onChange';
import { useMount } from '@kit/useSignal';
import { createRule } from '../../stores/rule';
import { useStore } from '../../stores/useStore';
import { useLoadPerLanguage } from '../language/useLoadPerLanguage';

interface FormWithErrors {
  revalidateShown: () => void;
}

/** Loads the operator's rules. Errors that are shown follow when the rules come in another language. */
export function useFormRules({ revalidateShown }: FormWithErrors) {
  const { settings, load } = useStore(createRule);
  useLoadPerLanguage(load);
  useMount(() => onChange(settings.value, revalidateShown));
}
