import { computed } from '@kit/render/signals';
import { useState } from 'react';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';

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
