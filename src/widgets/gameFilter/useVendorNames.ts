import { computed } from '@kit/signals';
import { useState } from 'react';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';

/** The names of all vendors, by their code. */
export function useVendorNames() {
  const { categories } = useStore(createGame);
  const [names] = useState(() =>
    computed(() => {
      const vendors = categories.value.flatMap((category) => category.vendors);
      return new Map(vendors.map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]));
    }),
  );
  return names;
}
