import { signal } from '@kit/render/signals';
import type { Call } from '../../../../src/api/createCall';
import { createSession } from '../../../../src/stores/account/session';
import { createHost } from '../../../../src/stores/base/host';
import type { GameRows } from '../../../../src/stores/games/gameList';
import type { Game } from '../../../../src/stores/games/gameOf';
import type { App } from '../../../../src/widgets/site/app/useApp';
import { balance, winners } from '../shared/data.mjs';

const rankList = winners.map(({ picture, game, player, amount, vendor }) => ({
  vo: { iconUrl: picture, gameName: game, customerName: player, winAmount: amount, vendor },
}));

const replies: Record<string, unknown> = {
  '/wps/wallets/gcs': { sumBalance: balance, currency: 'PEN', wallets: [] },
  '/wps/wallets/merchant': { currency: 'PEN', symbol: 'S/', currencyPosition: 'A', decimals: 2 },
  '/wps/member/info': { type: 0 },
  '/wps/relay/MCSFE_getFavoriteGamesList': { content: [] },
  '/wps/relay/GCSGAME_getRankList': { list: rankList },
};

/** The app's stores with a server that replies at once. */
export function createBenchHost() {
  const call = (async ({ path }: { path: string }) =>
    replies[path] ?? { success: true }) as unknown as Call;
  const host = createHost(() => call);
  void host
    .use(createSession)
    .startSession({ token: 't', merchantCode: 'feria', userName: 'lucia' });
  return host;
}

const doNothing = () => {};

/** The functions of the app that the widgets of the page use. */
export const benchApp = {
  address: signal({ path: '/', query: new URLSearchParams(), historyKey: '' }),
  showToast: () => doNothing,
  showError: doNothing,
  requireLogin: () => true,
} as unknown as App;

/** A list that is completely loaded. */
export function rowsOf(games: readonly Game[]): GameRows {
  const isNever = signal(false);
  return {
    state: signal('ready' as const),
    error: signal(undefined),
    count: signal(games.length),
    total: signal(games.length),
    hasMore: isNever,
    isBusy: isNever,
    isLoaded: signal(true),
    at: (index) => games[index],
    expect: doNothing,
    loadMore: async () => {},
    retry: async () => {},
    start: () => doNothing,
  };
}
