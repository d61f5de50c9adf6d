import { cashier } from '../../../fixtures/cashier/cashier';
import { textIn } from '../../../fixtures/site/texts';
import * as contract from '../../../src/contract/games/gameFacts';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { factsOf, gameById, launchNamesOf } from '../../db/games/catalogue';
import { toDecimal } from '../../rules/cashier/money';
import { keepFactsShown, mustShowFacts, rulesTextOf } from '../../rules/games/gameFacts';

export const gameFacts = [
  handle(contract.gameFacts, async ({ db, input, caller, languageCode }) => {
    const game = gameById(db, String(input.nodeId)) ?? reject('game_missing');
    if (caller && input.isShown) await keepFactsShown(db, caller.member, game);
    const rules = rulesTextOf(game).map((text) => textIn(text, languageCode));
    return {
      ...(mustShowFacts(db) && { rules }),
      minBet: game.minBet,
      maxBet: toDecimal(cashier.maxStake),
      ...factsOf(game),
      ...launchNamesOf(game),
    };
  }),
];
