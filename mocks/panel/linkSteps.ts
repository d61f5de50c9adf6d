import type { SessionInfo } from './state';

const isLogin = (step: string) => step.startsWith('as:');
const isClock = (step: string) => step.startsWith('clock:');

/**
 * The steps of a link, with the login of this tab in place of other logins. It may be one of the login screen. The clock
 * moves before the login, because a session that is older than the move may have ended.
 */
export function withLogin(steps: string[], account: string | undefined) {
  const place = steps.findLastIndex(isLogin);
  const isLast = steps[place] === (account && `as:${account}`);
  if (isLast && !steps.slice(place + 1).some(isClock)) return steps;
  const others = steps.filter((step) => !isLogin(step));
  return account ? [...others, `as:${account}`] : others;
}

/** The account that a link logs in: the one of this tab, or the one that the clock has logged out. */
export function accountOf(steps: string[], session: SessionInfo | null, ended: string | null) {
  const isVisitor = steps.findLast(isLogin) === 'as:visitor';
  return session?.userName ?? (isVisitor ? undefined : (ended ?? undefined));
}

/** The address of a page that sets up this state. */
export function addressOf(page: string, steps: string[]) {
  const url = new URL(page);
  url.searchParams.delete('mock');
  if (!steps.length) return url.href;
  const separator = url.search ? '&' : '?';
  const { href, hash } = url;
  return `${href.slice(0, href.length - hash.length)}${separator}mock=${steps.join(',')}${hash}`;
}
