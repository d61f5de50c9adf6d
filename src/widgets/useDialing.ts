import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { useState } from 'react';
import { createRule } from '../stores/rule';
import { useStore } from '../stores/useStore';

export interface Dialing {
  code: ReadonlySignal<string>;
  choose(code: string): void;
}

/** The dialing code of a number: the operator's own country until another one is chosen. */
export function useDialing(): Dialing {
  const { settings } = useStore(createRule);
  const [chosen] = useState(() => signal<string | undefined>(undefined));
  const [code] = useState(() =>
    computed(() => chosen.value ?? settings.value.value?.defaultDialingCode ?? ''),
  );
  return {
    code,
    choose(next) {
      chosen.value = next;
    },
  };
}
