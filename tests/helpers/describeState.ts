import { accountOf, addressOf, withLogin } from '../../mocks/panel/linkSteps';
import type { SessionInfo } from '../../mocks/panel/state';

/** A reply of `/__mock/link`. */
export interface LinkedState {
  link: string;
  ended: string | null;
}

const USUAL_SERVER = 'http://localhost:5173';

/** How to see what a failed test saw: the link, at the server that is running or that is to be started. */
export function describeState(
  { link, ended }: LinkedState,
  page: string,
  session: SessionInfo | null,
  server: string | undefined,
) {
  const steps = link.split(',').filter(Boolean);
  const linked = withLogin(steps, accountOf(steps, session, ended));
  const { pathname, search, hash } = new URL(page.startsWith('http') ? page : USUAL_SERVER);
  // Without steps the link still resets the database.
  const state = linked.length ? linked : ['reset'];
  const address = addressOf(`${server ?? USUAL_SERVER}${pathname}${search}${hash}`, state);
  const start = server ? '' : ' (after npm start, at the port that it prints)';
  return `The state of the failed test${start}: ${address}`;
}
