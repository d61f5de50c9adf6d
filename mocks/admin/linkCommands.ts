import { type } from 'arktype';
import type { Database } from '../core/database';
import { hostDatabases } from '../core/hosts/hostDatabases';
import { members } from '../db/account/member';
import { sessions } from '../db/account/session';
import { command, query, runCommand } from './command';
import { formatLink, parseLink, type Step } from './linkNotation';

/**
 * Resets the database and carries out the steps of a link. Returns the session of its last login. After an error the
 * database is as before.
 */
async function openLink(name: string, link: string) {
  const steps = parseLink(link);
  const isReset = ({ path }: Step) => path === 'reset';
  const { body: options } = steps.find(isReset) ?? { body: {} };
  const previous = await hostDatabases.get(name);
  try {
    await runCommand('reset', name, options);
    let session: unknown = null;
    for (const { path, body } of steps.filter((step) => !isReset(step))) {
      const value = await runCommand(path, name, body);
      if (path === 'personas') session = value;
    }
    return { link, session };
  } catch (error) {
    hostDatabases.set(name, previous);
    throw error;
  }
}

/** The account of the last login, when its session has ended by time and not by a logout. */
function endedLogin(db: Database) {
  const session = db.table(sessions).all().at(-1);
  const hasEnded = session && !session.revoked && session.expiresAt <= db.clock.now();
  return hasEnded ? (db.table(members).get(session.memberId)?.account ?? null) : null;
}

/** The address of a page that sets up this state. */
const addressOf = (path: string, link: string, origin: string) =>
  `${origin}${path}${link ? `${path.includes('?') ? '&' : '?'}mock=${link}` : ''}`;

/** The state of the backend as a short text, for the address of a page: `?mock=as:lucia,kycPending`. */
export const linkCommands = [
  query(
    '/__mock/link',
    ({ db, params, origin }) => {
      const link = formatLink(db.steps);
      return {
        link,
        steps: db.steps.map((step) => formatLink([step])),
        /** The account that time has logged out. A page that forgot the session finds the person here. */
        ended: endedLogin(db),
        address: addressOf(params.get('path') ?? '/m/home', link, origin),
      };
    },
    ['path?'],
  ),
  command('/__mock/link', type({ link: 'string' }), ({ name, body: { link } }) =>
    openLink(name, link),
  ),
];
