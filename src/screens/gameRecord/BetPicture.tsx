import { computed } from '@kit/signals';
import type { Bet } from '../../stores/betting';
import { Picture } from '../../ui/Picture';
import { usePictures } from '../../widgets/app/usePictures';
import { categoryPicture } from '../../widgets/games/categoryPicture';

/** The game's own picture; a lottery bet shows the picture of its category. */
export function BetPicture({ bet, size = 44 }: { bet: Bet; size?: number }) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(bet.icon));
  if (bet.orderId) return <img src={categoryPicture(bet.gameType)} alt="" width={28} height={28} />;
  return <Picture src={sources} alt="" width={size} height={size} />;
}
