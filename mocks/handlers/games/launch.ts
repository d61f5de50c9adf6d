import { vendors } from '../../../fixtures/games/vendors';
import type { InputOf } from '../../../src/contract/endpoint';
import * as contract from '../../../src/contract/games/launch';
import type { Database } from '../../core/database';
import { type HandlerContext, handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { isRealMember } from '../../db/account/member';
import {
  type CatalogueGame,
  gameById,
  hotGames,
  listTypeOf,
  toWireGame,
} from '../../db/games/catalogue';
import { launches } from '../../db/games/launch';
import { paybackOf } from '../../db/games/payback';
import { settingOf } from '../../db/site/setting';
import { checkFreePlay } from '../../rules/account/freePlay';
import { toDecimal, totalOf } from '../../rules/cashier/money';
import { checkFactsShown } from '../../rules/games/gameFacts';
import { checkGameExclusion } from '../../rules/safePlay/gameExclusion';
import { checkOwnLimit } from '../../rules/safePlay/limit';
import { checkSessionPlan, countsForPlan } from '../../rules/safePlay/sessionPlan';
import { sameOriginPath } from '../../rules/sameOriginPath';
import { withDueEvents } from '../../rules/site/dueEvents';

const LAUNCH_LIFETIME = 4 * 3_600_000;
const LOTTERY_VENDORS = ['TCG_SEA', 'TCG_LOTTO_VN'];
/** Play money for a free game, in minor units. */
const PLAY_MONEY = 100_000;

type Input = InputOf<typeof contract.launchGame>;

/** The requested game. The mock has no lobbies, so the lobby of a vendor is its most played game. */
function gameToLaunch(db: Database, { nodeId, vendor, category }: Input): CatalogueGame {
  const game =
    nodeId === undefined ? lobbyGame(db, vendor, category) : gameById(db, String(nodeId));
  if (!game || (vendor && vendor !== game.vassalage)) return reject('game_missing');
  const isLottery = LOTTERY_VENDORS.includes(game.vassalage) || game.lottoMode !== undefined;
  return isLottery ? reject('lottery_launcher_needed') : game;
}

const lobbyGame = (db: Database, vendor: string | undefined, category: string | undefined) =>
  vendor === undefined
    ? undefined
    : hotGames(category, db).find(({ vassalage }) => vassalage === vendor);

function addressOf(
  { request, input, language, languageCode }: HandlerContext<Input>,
  game: CatalogueGame,
  ticket: string,
) {
  const { page, pays } = paybackOf(game);
  const url = new URL(`/play/${page === 'match' ? 'table' : page}.html`, request.url);
  url.search = new URLSearchParams({
    game: game.nodeId,
    name: game.name[language],
    art: game.art,
    lang: languageCode,
    ticket,
    back: sameOriginPath(input.backUrl, request.url),
    ...(page === 'match' ? { look: game.gameCategory } : {}),
    ...(pays ? { pays: [pays.pair, ...pays.triples].join() } : {}),
    ...(input.nodeId === undefined ? { lobby: '1' } : {}),
    mode: input.supportPlay ? 'free' : 'real',
  }).toString();
  return url.href;
}

export const launch = [
  handle(
    contract.launchGame,
    withDueEvents(async (context) => {
      const { db, input, languageCode } = context;
      const isFree = input.supportPlay === true;
      const member = isFree ? (context.caller?.member ?? null) : context.member;
      const game = gameToLaunch(db, input);
      const { closedVendors, vendorsWithoutAddress } = settingOf(db, 'catalogue');
      if (closedVendors.includes(game.vassalage)) reject('vendor_maintenance');
      if (vendorsWithoutAddress.includes(game.vassalage)) reject('empty_url');
      if (isFree) checkFreePlay(db, member);
      checkGameExclusion(db, member, listTypeOf(game));
      if (isFree && !game.supportPlay) reject('free_play_missing');
      if (!isFree) {
        const minStake = Math.round(game.minBet * 100);
        checkOwnLimit(db, context.member.id, 'stake', minStake);
        checkOwnLimit(db, context.member.id, 'loss', minStake);
        checkFactsShown(db, context.member, game);
        checkSessionPlan(db, context.member, listTypeOf(game), minStake);
      }
      const ticket = db.random.hex(32);
      const expiresAt = db.clock.now() + LAUNCH_LIFETIME;
      const row = { memberId: member?.id ?? null, nodeId: game.nodeId, isFree, expiresAt };
      await db.table(launches).create({ id: ticket, ...row, funds: isFree ? PLAY_MONEY : 0 });
      // A trial account plays with its own play money.
      const hasOwnMoney = member && !(isFree && isRealMember(member));
      const vendorOfGame = vendors.find(({ code }) => code === game.vassalage);
      return {
        url: addressOf(context, game, ticket),
        ticket,
        isFree,
        expiresAt,
        game: toWireGame(game, languageCode),
        balance: toDecimal(hasOwnMoney ? totalOf(db, member.id) : PLAY_MONEY),
        leastStake: game.minBet,
        ...(!isFree && countsForPlan(db, listTypeOf(game)) ? { countsForPlan: true } : {}),
        ...(vendorOfGame?.opensOutside ? { opensOutside: true } : {}),
      };
    }),
  ),
];
