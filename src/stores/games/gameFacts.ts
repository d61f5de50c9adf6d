import { createResource } from '@kit/data/resource';
import { type GameFacts, gameFacts } from '../../contract/games/gameFacts';
import type { Host } from '../base/host';

export type { GameFacts };

/** What the game of the open sheet pays back, and its bets. */
export function createGameFacts({ call }: Host) {
  return {
    facts: createResource((nodeId: string, { signal }) => call(gameFacts, { nodeId }, { signal })),
    /** What the launcher wants of a game. Nothing when the backend does not say it: a launch may do without. */
    launchNamesOf: (nodeId: string) =>
      call(gameFacts, { nodeId }).catch((): Partial<GameFacts> => ({})),
  };
}
