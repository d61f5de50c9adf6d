import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { createRule } from '../../../stores/account/rule';
import { useStore } from '../../../stores/base/useStore';

export interface Dialing {
  code: ReadonlySignal<string>;
  select(code: string): void;
  /** Resolves when the code has been loaded. A number without it may be that of another person. */
  whenKnown(): Promise<void>;
}

/** The dialing code of a number. It starts with the operator's own country. */
export function useDialing(): Dialing {
  const { settings, whenLoaded } = useStore(createRule);
  const selected = useOnce(() => signal<string | undefined>(undefined));
  const code = useOnce(() =>
    computed(() => selected.value ?? settings.value.value?.defaultDialingCode ?? ''),
  );
  return {
    code,
    select(next) {
      selected.value = next;
    },
    async whenKnown() {
      if (!code.peek()) await whenLoaded();
    },
  };
}
