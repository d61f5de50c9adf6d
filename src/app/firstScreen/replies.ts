import type { WireCategory, WireGame } from '../../contract/games/game';
import type { WireNotice } from '../../contract/messages/notice';
import type { Promotion } from '../../contract/promotions/promotion';
import type { Settings, WhiteLabel } from '../../contract/site/system';

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

/** What the parts of a first screen wait for. */
export interface Known extends Replies {
  /** The hosts of the pictures, with spaces between them. */
  hosts: string;
}
