import { createResource } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { type GameFacts, gameFacts } from '../../contract/games/gameFacts';
import type { Host } from '../base/host';
import { createLicence } from '../safePlay/licence';
import { createSystem } from '../site/system';

export type { GameFacts };

/** What a game pays back, its bets and its rules. */
export function createGameFacts({ call, use }: Host) {
  const { settings } = use(createSystem);
  const hasTool = use(createLicence).hasTool('facts');
  const isAskedFor = computed(() => settings.value?.market?.gameFacts === 'beforePlay');
  const facts = createResource((nodeId: string, { signal }) => {
    const input = isAskedFor.peek() ? { nodeId, isShown: true } : { nodeId };
    return call(gameFacts, input, { signal });
  });
  let shownId = '';
  return {
    /** A game is shown with its facts. */
    isShown: computed(() => hasTool.value || isAskedFor.value),
    /** The facts of the game that is shown. The market may ask that the server knows of it before play. */
    facts: {
      ...facts,
      load(nodeId: string) {
        // The facts of one game are never shown with another.
        if (nodeId !== shownId) facts.reset();
        shownId = nodeId;
        return facts.load(nodeId);
      },
    },
    /** What the launcher wants of a game. Nothing when the backend does not say it: a launch may do without. */
    launchNamesOf: (nodeId: string) =>
      call(gameFacts, { nodeId }).catch((): Partial<GameFacts> => ({})),
  };
}
