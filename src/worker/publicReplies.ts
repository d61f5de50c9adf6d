import { KEY_HEADERS, paramOf } from '../api/cacheKey';
import { countries, registerSettings } from '../contract/account/register';
import { merchantWallet } from '../contract/cashier/wallet';
import { gameList, hotGames, suggestions, vendorTypes } from '../contract/games/game';
import { winners } from '../contract/games/winner';
import { jackpot, lotteries, vietnamMenu } from '../contract/lottery/lottery';
import { customerService, helpCentre } from '../contract/messages/help';
import { notices } from '../contract/messages/notice';
import { promotionDetail, promotions } from '../contract/promotions/promotion';
import { settings, whiteLabel } from '../contract/site/system';

const pathsOf = (endpoints: { path: string }[]) => endpoints.map(({ path }) => path);

/** Shown from the cache at once, and renewed behind it for the next time. */
const gamePaths = pathsOf([vendorTypes, hotGames, gameList]);

/** Must be current. The cache answers when the network does not. */
const contentPaths = pathsOf([
  settings,
  whiteLabel,
  merchantWallet,
  registerSettings,
  countries,
  notices,
  winners,
  promotions,
  promotionDetail,
  helpCentre,
  customerService,
  lotteries,
  vietnamMenu,
  jackpot,
]);

/** The path may have the `apiBase` of the configuration before it. */
const isOneOf = (paths: string[], url: URL) => paths.some((path) => url.pathname.endsWith(path));

export const isReplyOf = ({ path }: { path: string }, url: URL) => url.pathname.endsWith(path);

/** A search by name, which can be answered from the lists that are stored. */
export const isSearch = (url: URL) =>
  isReplyOf(suggestions, url) || (isReplyOf(gameList, url) && url.searchParams.has('gameName'));

/**
 * What to do with a request. The games are the same for everyone, so they are requested without the token.
 * Of everything else, a reply to a request with a token is never stored.
 */
export function policyOf({ method, headers }: Pick<Request, 'method' | 'headers'>, url: URL) {
  // What a person searched for is stored nowhere.
  if (method !== 'GET' || isSearch(url)) return undefined;
  if (isOneOf(gamePaths, url)) return 'games';
  if (!isOneOf(contentPaths, url)) return undefined;
  if (headers.has('token') || url.searchParams.has('token')) return 'member';
  return 'content';
}

/** The request as a visitor sends it. */
export function withoutToken(request: Request) {
  const url = new URL(request.url);
  url.searchParams.delete('token');
  const anonymous = new Request(url, request);
  anonymous.headers.delete('token');
  return anonymous;
}

/** Whether the reply at `key` was stored for the language and the merchant of this request. */
export const isForSameReader = ({ headers }: Pick<Request, 'headers'>, key: URL) =>
  KEY_HEADERS.every(
    (name) => (key.searchParams.get(paramOf(name)) ?? '') === (headers.get(name) ?? ''),
  );

/** A rejection comes with status 200 too, and must not be shown again later. */
export async function isSuccess(response: Response) {
  if (response.status !== 200) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => undefined);
  // As src/api/reply.ts reads it.
  return [true, 'true', 1].includes(body?.success);
}
