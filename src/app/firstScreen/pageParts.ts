import type { WireCategory, WireGame } from '../../contract/game';
import type { WireNotice } from '../../contract/notice';
import type { Promotion } from '../../contract/promotion';
import type { Settings, WhiteLabel } from '../../contract/system';
import type { Visit } from './requests';
import type { Built, Words } from './window';

/** The values of the replies that a first screen may show. */
export interface Replies {
  vendors: WireCategory[];
  hot: WireGame[];
  banners: WireNotice[];
  settings: Settings;
  status: unknown;
  features: WhiteLabel;
  games: { games: WireGame[]; totalCount?: number };
  allGames: Replies['games'];
  promotions: { content: Promotion[] };
}

/** Fills a part of the screen, once the replies that it needs are there, and again when one of them has changed. */
export interface Part {
  needs: (keyof Replies)[];
  draw(replies: Replies, pictureOf: (path: string | undefined) => string | undefined): void;
}

export interface Page {
  requests: (keyof Replies)[];
  /** The template of the whole screen. */
  template: string;
  /** The screen is shown once these replies are there: what comes with them would move the rest. */
  waitsFor?: (keyof Replies)[];
  /** The category of a list. */
  category?: string;
  /** Draws the screen without data, and returns the parts that wait for it. */
  draw(drawing: Drawing): Part[];
}

export interface Drawing {
  root: Element;
  /** A new copy of a template, in the language of the page. */
  copy(template: string): DocumentFragment;
  visit: Visit;
  built: Built;
  words: Words;
}
