import { getAdmin, postAdmin } from './admin';
import { act, sessionOfPage, setSession } from './page';
import { lastSession, shouldReload } from './state';

interface Arrival {
  position: number;
  tables: string[];
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

const isSessionKnown = async (token: string) => {
  const { rows } = await getAdmin<{ rows: { revoked: boolean }[] }>(
    `rows?table=sessions&search=${encodeURIComponent(token)}`,
  );
  return rows.some(({ revoked }) => !revoked);
};

/** Gives the app the session that exists at this point, if any. True when the app had another one. */
async function followSession() {
  const session = sessionOfPage() ?? lastSession.peek();
  if (!session) return false;
  lastSession.value = session;
  const isKnown = await isSessionKnown(session.token);
  if (isKnown === (sessionOfPage() !== null)) return false;
  setSession(isKnown ? session : null);
  return true;
}

/** The app does what it does when it comes back from the back/forward cache. */
function askAgain() {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Goes to a point of the timeline. The app follows: without loading its page again where it can. */
export const travel = (to: object, onArrival: () => Promise<void>) =>
  act(async () => {
    const { position, tables }: Arrival = await postAdmin('timeline/go', to);
    await onArrival();
    const isOtherSession = await followSession();
    if (!isOtherSession && canFollow(tables, location.pathname)) askAgain();
    else if (shouldReload.peek()) location.reload();
    return position ? `After step ${position}.` : 'Before the first step.';
  });
