import { vendors } from '../../fixtures/vendors';
import * as contract from '../../src/contract/launch';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { gameById, hottest, type Listed, toWireGame } from '../db/catalogue';
import { launches } from '../db/launch';
import { isReal } from '../db/member';
import { totalOf, toWire } from '../rules/money';
import { ownPath } from '../rules/ownPath';

const LASTS = 4 * 3_600_000;
const LOTTERY_VENDORS = ['TCG_SEA', 'TCG_LOTTO_VN'];
/** Minor units of play money for a free game. */
const FUNDS = 100_000;

/** The house has one bundled game of a kind. */
const PAGES: Record<string, string> = {
  RNG: 'spin',
  FISH: 'spin',
  CRASH: 'crash',
  SPORTS: 'match',
  ESPORTS: 'match',
  COCK: 'match',
};

type Input = NonNullable<(typeof contract.launchGame)['types']>['in'];

/** The game that was named, or the one that stands for its vendor's lobby. */
function wanted({ nodeId, vendor, category }: Input): Listed {
  const named = nodeId === undefined ? lobbyOf(vendor, category) : gameById(String(nodeId));
  if (!named || (vendor && vendor !== named.vassalage)) return refuse('game_missing');
  const isLottery = LOTTERY_VENDORS.includes(named.vassalage) || named.lottoMode !== undefined;
  return isLottery ? refuse('lottery_launcher_needed') : named;
}

const lobbyOf = (vendor: string | undefined, category: string | undefined) =>
  vendor === undefined
    ? undefined
    : hottest(category).find(({ vassalage }) => vassalage === vendor);

function addressOf({ request, input, languageCode }: Ask<Input>, game: Listed, ticket: string) {
  const page = PAGES[game.gameCategory.toUpperCase()] ?? 'table';
  const url = new URL(`/play/${page === 'match' ? 'table' : page}.html`, request.url);
  url.search = new URLSearchParams({
    game: game.nodeId,
    name: game.name[languageCode === 'ES' ? 'ES' : 'EN'],
    art: game.art,
    lang: languageCode,
    ticket,
    back: ownPath(input.backUrl, request.url),
    ...(page === 'match' ? { look: game.gameCategory } : {}),
    ...(input.nodeId === undefined ? { lobby: '1' } : {}),
    mode: input.supportPlay ? 'free' : 'real',
  }).toString();
  return url.href;
}

export const launch = [
  handle(contract.launchGame, async (ask) => {
    const { db, input, languageCode } = ask;
    const isFree = input.supportPlay === true;
    const member = isFree ? (ask.caller?.member ?? null) : ask.member;
    const game = wanted(input);
    if (isFree && !game.supportPlay) refuse('free_play_missing');
    const ticket = db.chance.hex(32);
    const expiresAt = db.clock.now() + LASTS;
    const row = { memberId: member?.id ?? null, nodeId: game.nodeId, isFree, expiresAt };
    await db.of(launches).add({ id: ticket, ...row, funds: isFree ? FUNDS : 0 });
    // A trial account has play money of its own.
    const hasOwn = member && !(isFree && isReal(member));
    const house = vendors.find(({ code }) => code === game.vassalage);
    return {
      ...{ url: addressOf(ask, game, ticket), ticket, isFree, expiresAt },
      game: toWireGame(game, languageCode),
      balance: toWire(hasOwn ? totalOf(db, member.id) : FUNDS),
      leastStake: game.minBet,
      ...(house?.opensOutside ? { opensOutside: true } : {}),
    };
  }),
];
