import { createResource } from '@kit/resource';
import { type GameFacts, gameFacts } from '../contract/gameFacts';
import type { Host } from './host';

export type { GameFacts };

/** What the game of the open sheet pays back, and its bets. */
export function createGameFacts({ call }: Host) {
  return {
    facts: createResource((nodeId: string, { signal }) => call(gameFacts, { nodeId }, { signal })),
  };
}
