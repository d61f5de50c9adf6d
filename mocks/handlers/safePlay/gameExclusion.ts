import * as contract from '../../../src/contract/safePlay/gameExclusion';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import {
  excludableTypes,
  gameExclusionOf,
  startGameExclusion,
} from '../../rules/safePlay/gameExclusion';

function stateOf(db: Database, memberId: string): contract.GameExclusionState {
  const types = excludableTypes(db).map((gameType) => {
    const found = gameExclusionOf(db, memberId, gameType);
    return { gameType, ...(found ? { until: found.until } : {}) };
  });
  return { types };
}

export const gameExclusion = [
  handle(contract.memberGameExclusions, ({ db, member }) => stateOf(db, member.id)),

  handle(contract.startGameExclusion, async ({ db, member, input }) => {
    await startGameExclusion(db, member, input);
    return stateOf(db, member.id);
  }),
];
