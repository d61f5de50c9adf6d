import { computed } from '@kit/render/signals';
import type { Bet } from '../../../stores/lottery/betting';
import { Picture } from '../../../ui/content/Picture';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { usePictures } from '../../../widgets/site/app/usePictures';

/** The game's own picture; a lottery bet shows the picture of its category. */
export function BetPicture({ bet, size = 44 }: { bet: Bet; size?: number }) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(bet.icon));
  if (bet.orderId) return <img src={categoryPicture(bet.gameType)} alt="" width={28} height={28} />;
  return <Picture src={sources} alt="" width={size} height={size} />;
}
