import type { ReadonlySignal } from '@kit/signals';
import type { Game } from './game';

/** Games as a long list draws them, wherever they come from. */
export interface GameRows {
  /** Of the list as a whole: `failed` when there is nothing to show. */
  state: ReadonlySignal<'loading' | 'ready' | 'failed'>;
  /** Why something is missing, until a retry. */
  error: ReadonlySignal<unknown>;
  /** Places to draw, those of games on their way included. */
  count: ReadonlySignal<number>;
  /** How many there are in all, once known. */
  total: ReadonlySignal<number | undefined>;
  hasMore: ReadonlySignal<boolean>;
  /** A page is on its way. */
  isBusy: ReadonlySignal<boolean>;
  /** Subscribes; nothing while the game is on its way. */
  at(index: number): Game | undefined;
  /** The reader looks at this place, until told otherwise. */
  want(index: number): () => void;
  more(): void;
  retry(): void;
  /** While the list is on the screen; what is on its way then is dropped with it. */
  start(): () => void;
}
