import * as contract from '../../src/contract/launch';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { gameById, type Listed } from '../db/catalogue';
import { launches } from '../db/launch';
import { ownPath } from '../rules/ownPath';

const LASTS = 4 * 3_600_000;
const LOTTERY_VENDORS = ['TCG_SEA', 'TCG_LOTTO_VN'];

type Input = NonNullable<(typeof contract.launchGame)['types']>['in'];

function wanted({ nodeId, vendor }: Input): Listed {
  const game = gameById(String(nodeId));
  if (!game || (vendor && vendor !== game.vassalage)) return refuse('game_missing');
  const isLottery = LOTTERY_VENDORS.includes(game.vassalage) || game.lottoMode !== undefined;
  return isLottery ? refuse('lottery_launcher_needed') : game;
}

export const launch = [
  handle(contract.launchGame, async (ask) => {
    const { db, input, request, languageCode } = ask;
    const isFree = input.supportPlay === true;
    const memberId = isFree ? (ask.caller?.member.id ?? null) : ask.member.id;
    const game = wanted(input);
    if (isFree && !game.supportPlay) refuse('free_play_missing');
    const expiresAt = db.clock.now() + LASTS;
    const ticket = db.chance.hex(32);
    await db.of(launches).add({ id: ticket, memberId, nodeId: game.nodeId, isFree, expiresAt });
    const url = new URL(`/play/${game.gameCategory.toLowerCase()}.html`, request.url);
    url.search = new URLSearchParams({
      game: game.nodeId,
      name: game.name[languageCode === 'ES' ? 'ES' : 'EN'],
      art: game.art,
      mode: isFree ? 'free' : 'real',
      lang: languageCode,
      ticket,
      back: ownPath(input.backUrl, request.url),
    }).toString();
    return { url: url.href, isFree, expiresAt };
  }),
];
