import { debounce } from '@kit/data/timers';
import { postAdmin } from './admin';
import { act, sessionOfPage, setSession } from './page';
import { lastSession, type SessionInfo, shouldReload } from './state';

interface Arrival {
  position: number;
  tables: string[];
  isLoggedIn: boolean;
}

/** What a page asks for when it comes back from the back/forward cache: session, member and balance. */
const ASKED_AGAIN = ['sessions', 'members', 'wallets', 'launches'];
/** Rows that are shown in lists only. */
const LISTED = ['ledger', 'bets'];
const LIST_PAGE = /record|report|statement|history/i;

/** Whether a page shows the rows of these tables as they are now, without being loaded again. */
export const canFollow = (tables: string[], path: string) =>
  tables.every(
    (table) => ASKED_AGAIN.includes(table) || (LISTED.includes(table) && !LIST_PAGE.test(path)),
  );

/** Gives the app the session that exists at this point, if any. True when the app had another one. */
function followSession(session: SessionInfo | null, isLoggedIn: boolean) {
  if (!session || isLoggedIn === (sessionOfPage() !== null)) return false;
  setSession(isLoggedIn ? session : null);
  return true;
}

/** The app ignores a return that follows another one within a second (src/app/session/returnWatch.ts). */
const RETURN_MS = 1_100;

/** The app does what it does when it comes back from the back/forward cache. */
const askAgain = debounce(RETURN_MS, () => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

/** Goes to a point of the timeline. The app follows: without loading its page again where it can. */
export const travel = (to: object, onArrival: () => Promise<void>) =>
  act(async () => {
    const session = sessionOfPage() ?? lastSession.peek();
    lastSession.value = session;
    const body = { ...to, ...(session && { token: session.token }) };
    const { position, tables, isLoggedIn }: Arrival = await postAdmin('timeline/go', body);
    await onArrival();
    if (!followSession(session, isLoggedIn) && canFollow(tables, location.pathname)) askAgain();
    else if (shouldReload.peek()) location.reload();
    return position ? `After step ${position}.` : 'Before the first step.';
  });
