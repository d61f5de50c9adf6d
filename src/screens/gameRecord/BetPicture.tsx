import { computed } from '@kit/signals';
import type { Bet } from '../../stores/betting';
import { Picture } from '../../ui/Picture';
import { categoryPicture } from '../../widgets/categoryPicture';
import { usePictures } from '../../widgets/usePictures';

/** A game's own picture; a lottery is shown by its kind. */
export function BetPicture({ of, size = 44 }: { of: Bet; size?: number }) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(of.icon));
  if (of.orderId) return <img src={categoryPicture(of.gameType)} alt="" width={28} height={28} />;
  return (
    <Picture
      src={computed(() => sources.value[0])}
      fallbacks={computed(() => sources.value.slice(1))}
      alt=""
      width={size}
      height={size}
    />
  );
}
