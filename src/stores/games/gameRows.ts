import type { ReadonlySignal } from '@kit/render/signals';
import type { Game } from './gameOf';

/** The games of a long list, as the list draws them. */
export interface GameRows {
  /** `failed` when there is nothing to show at all. */
  state: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** Why some games are missing. A retry clears it. */
  error: ReadonlySignal<unknown>;
  /** How many places to draw, including those of games that are still loading. */
  count: ReadonlySignal<number>;
  /** How many games there are. Undefined while that is not known. */
  total: ReadonlySignal<number | undefined>;
  hasMore: ReadonlySignal<boolean>;
  isBusy: ReadonlySignal<boolean>;
  /** The game at this place. Reads signals. Undefined while the game is loading. */
  at(index: number): Game | undefined;
  /** Loads the games of the places that are on the screen or soon will be, the nearest ones first. */
  expect(nearest: number, farthest: number): void;
  loadMore(): void;
  retry(): void;
  /** Called when the list is shown. The returned function stops it and aborts its requests. */
  start(): () => void;
}
