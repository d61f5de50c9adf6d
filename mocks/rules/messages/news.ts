import type { Database } from '../../core/database';
import { allGames, launchNamesOf, pictureOf } from '../../db/games/catalogue';
import { jackpotWins } from '../../db/lottery/jackpotWin';
import { notices, wordsOf } from '../../db/messages/notice';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW_GAMES = 12;
/** With the name of the winner. English where it is not translated. */
const HAS_WON: Record<string, string> = {
  ES: '{name} ganó el pozo acumulado',
  EN: '{name} won the jackpot',
  VI: '{name} đã trúng giải độc đắc',
  BN: '{name} জ্যাকপট জিতেছেন',
  AR: 'فاز {name} بالجائزة الكبرى',
  'PT-BR': '{name} ganhou o jackpot',
};

/** The news of the lobby: new games and announcements. */
export function lobbyNews(db: Database, languageCode: string) {
  const language = languageCode === 'ES' ? 'ES' : 'EN';
  const hasWon = HAS_WON[languageCode] ?? (HAS_WON.EN as string);
  const today = Math.floor(db.clock.now() / DAY) * DAY;
  const games = allGames(db)
    .filter(({ isNew }) => isNew)
    .slice(0, NEW_GAMES)
    .map((game, i) => ({
      id: `new-${game.nodeId}`,
      kind: 'newGame' as const,
      title: `${game.name[language]} · ${game.vendorName}`,
      at: today - i * 7 * HOUR,
      nodeId: game.nodeId,
      ...launchNamesOf(game),
      image: pictureOf(game),
    }));
  const posts = db
    .table(notices)
    .filter(({ type }) => type === 'PL')
    .map((row) => ({
      id: row.id,
      kind: 'notice' as const,
      title: wordsOf(db, row, languageCode).title,
      at: row.at,
      url: '/m/notice',
    }));
  const jackpots = db
    .table(jackpotWins)
    .all()
    .map(({ id, at, customerName }) => ({
      id,
      kind: 'jackpot' as const,
      title: hasWon.replace('{name}', customerName),
      at,
      url: '/m/jackpot',
    }));
  return [...games, ...posts, ...jackpots].toSorted(
    (a, b) => b.at - a.at || (a.id < b.id ? -1 : 1),
  );
}
