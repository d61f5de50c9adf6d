import { json, stored } from '@kit/storage';
import { createFavourite } from './favourite';
import { createFavouriteRows } from './favouriteRows';
import { createFixedRows } from './fixedRows';
import { createGame, type Game, type GamesQuery } from './game';
import type { GameRows } from './gameRows';
import type { Host } from './host';
import { createPagedRows } from './pagedRows';
import { createSession } from './session';

const PAGE = 12;
const MOST_KEPT = 12;
const MOST_NOTED = 40;

export type Listed = Omit<GamesQuery, 'page' | 'size'> & {
  /** The lobby asks for favourites whole. */
  isWhole?: boolean;
};

interface Where {
  /** The step of the history: coming back to it finds its list as it was. */
  step: string;
  language: string;
}

/** Lists of games as they were left, for the steps of the history that led to them. */
export function createGameList(host: Host) {
  const { page, hot, hotIn } = host.use(createGame);
  const { token } = host.use(createSession);
  const kept = new Map<string, GameRows>();
  const noted = stored('feria.lists', json<Record<string, number>>({}), 'session');

  function note(key: string, reached: number) {
    const { [key]: _, ...others } = noted.peek();
    const last = Object.entries(others).slice(-MOST_NOTED);
    noted.value = { ...Object.fromEntries(last), [key]: reached };
  }

  function make(query: Listed, { language }: Where, key: string): GameRows {
    const { isWhole, ...asked } = query;
    const growth = {
      reached: noted.peek()[key] ?? 1,
      onReach: (reached: number) => note(key, reached),
    };
    const fits = (game: Game) =>
      (!asked.gameType || game.type === asked.gameType) &&
      (!asked.vendor || game.vendor === asked.vendor);
    if (query.category === 'HOT') return createFixedRows(hot, fits, () => void hotIn(language));
    if (query.category === 'FAV' && isWhole) {
      const { list } = host.use(createFavourite);
      return createFixedRows(list, fits, () => {
        if (list.state.peek() === 'failed') void list.load();
      });
    }
    if (query.category === 'FAV') return createFavouriteRows(host, { fits, ...growth });
    return createPagedRows({
      size: PAGE,
      read: (number, signal) => page({ ...asked, page: number, size: PAGE }, signal),
      ...growth,
    });
  }

  return {
    of(query: Listed, where: Where): GameRows {
      const whose = query.category === 'FAV' ? token.value : '';
      const key = JSON.stringify([where.step, where.language, query, whose]);
      const rows = kept.get(key) ?? make(query, where, key);
      kept.delete(key);
      kept.set(key, rows);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return rows;
    },
  };
}
