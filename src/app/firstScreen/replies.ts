import type { WireCategory, WireGame } from '../../contract/game';
import type { WireNotice } from '../../contract/notice';
import type { Promotion } from '../../contract/promotion';
import type { Settings, WhiteLabel } from '../../contract/system';

/** The values of the replies that a first screen may show. */
export interface Replies {
  vendors: WireCategory[];
  hot: WireGame[];
  banners: WireNotice[];
  settings: Settings;
  features: WhiteLabel;
  games: { games: WireGame[]; totalCount?: number };
  allGames: Replies['games'];
  promotions: { content: Promotion[] };
}
