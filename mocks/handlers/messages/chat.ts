import { models } from '../../../fixtures/games/models';
import * as contract from '../../../src/contract/messages/chat';
import { handle } from '../../core/handle';
import { gamesWith, launchNamesOf } from '../../db/games/catalogue';
import { chats } from '../../db/messages/chat';
import { settingOf } from '../../db/site/setting';
import { sameOriginPath } from '../../rules/sameOriginPath';

const COLOUR = /^#?[\da-f]{3,8}$/i;
/** After this time, other models are at the tables. */
const SHIFT_MS = 15 * 60_000;

export const chat = [
  handle(contract.chatUnread, ({ db, member }) => ({
    count: db.table(chats).get(member.id)?.unread ?? 0,
  })),

  handle(contract.launchChat, async ({ db, member, input, request, languageCode }) => {
    await db.table(chats).upsert({ id: member.id, unread: 0 });
    const { backUrl, headerColor = '', title = 'Feria' } = input;
    const url = new URL('/play/chat.html', request.url);
    url.search = new URLSearchParams({
      lang: languageCode,
      title,
      back: sameOriginPath(backUrl, request.url, '/m/message'),
      ...(COLOUR.test(headerColor) ? { headerColor } : {}),
      name: member.nickname ?? member.account,
    }).toString();
    return { chatUrl: url.href };
  }),

  handle(contract.liveModels, ({ db, language }) => {
    if (!settingOf(db, 'whiteLabel').flags.LIVEMODEL3) return [];
    const liveGames = gamesWith({ gameType: 'LIVE' }, db);
    const shift = Math.floor(db.clock.now() / SHIFT_MS);
    return models.flatMap((model, i) => {
      const game = liveGames.find(({ art }) => art === model.table) ?? liveGames[i];
      if (!game) return [];
      const random = db.randomFor(`model/${model.id}/${shift}`);
      return {
        id: model.id,
        name: model.name,
        photo: `art/avatars/${String(i + 1).padStart(2, '0')}.webp`,
        isOnline: random.isHit(0.75),
        viewers: random.integer(20, 900),
        nodeId: game.nodeId,
        ...launchNamesOf(game),
        gameName: game.name[language],
      };
    });
  }),
];
