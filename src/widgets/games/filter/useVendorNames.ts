import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';

/** The names of all vendors, by their code. */
export function useVendorNames() {
  const { categories } = useStore(createGame);
  const names = useOnce(() =>
    computed(() => {
      const vendors = categories.value.flatMap((category) => category.vendors);
      return new Map(vendors.map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]));
    }),
  );
  return names;
}
