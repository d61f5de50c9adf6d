import * as kyc from '../../../src/contract/account/kyc';
import * as passkey from '../../../src/contract/account/passkey';
import * as password from '../../../src/contract/account/password';
import * as profile from '../../../src/contract/account/profile';
import * as security from '../../../src/contract/account/security';
import * as session from '../../../src/contract/account/session';
import * as bankCard from '../../../src/contract/cashier/bankCard';
import * as deposit from '../../../src/contract/cashier/deposit';
import { walletTransfer } from '../../../src/contract/cashier/walletTransfer';
import * as withdraw from '../../../src/contract/cashier/withdraw';
import * as launch from '../../../src/contract/games/launch';
import * as round from '../../../src/contract/games/round';
import * as feedback from '../../../src/contract/messages/feedback';
import * as mail from '../../../src/contract/messages/mail';
import * as notice from '../../../src/contract/messages/notice';
import * as exclusion from '../../../src/contract/safePlay/exclusion';
import * as gameExclusion from '../../../src/contract/safePlay/gameExclusion';
import * as limit from '../../../src/contract/safePlay/limit';
import * as realityCheck from '../../../src/contract/safePlay/realityCheck';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member, members } from '../../db/account/member';
import { exclusions, withdrawTickets } from '../../db/safePlay/exclusion';
import { recordPresence } from '../account/presence';
import { checkRegisterAnswers, isInRegister } from './exclusionRegister';
import { tightestLimit } from './limit';

const MINUTE = 60_000;
const TICKET_LIFETIME = 10 * MINUTE;

/** Why a member cannot play now, and until when. `until` is null when it is for good, or when this site does not know it. */
export interface Closure {
  reason: 'break' | 'time' | 'register';
  until: number | null;
}

/** The commands that are still allowed: to take money out, to change limits and the account, and to ask for help. */
const ALLOWED_COMMANDS = new Set<unknown>(
  [
    [bankCard, exclusion, feedback, gameExclusion, kyc, limit, mail].map((domain) =>
      Object.values(domain),
    ),
    [passkey, password, profile, realityCheck, security, session].map((domain) =>
      Object.values(domain),
    ),
    [deposit.cancelDeposit, notice.markNoticeRead, round.cashOut, walletTransfer],
    [withdraw.withdraw, withdraw.cancelWithdraw, withdraw.lockWithdraw],
  ].flat(2),
);

/** The break or exclusion of a member. Undefined when there is none, or when it is over. */
export function breakOf(db: Database, memberId: string) {
  const found = db.table(exclusions).get(memberId);
  const isOn = found && (found.until === null || found.until > db.clock.now());
  return isOn ? found : undefined;
}

/** Whether the member or the register of the market has excluded the member. */
export const isExcluded = (db: Database, memberId: string) =>
  isInRegister(db, db.table(members).get(memberId)) || breakOf(db, memberId) !== undefined;

export function closureOf(db: Database, memberId: string): Closure | undefined {
  if (isInRegister(db, db.table(members).get(memberId))) return { reason: 'register', until: null };
  const found = breakOf(db, memberId);
  if (found) return { reason: 'break', until: found.until };
  const time = tightestLimit(db, memberId, 'time');
  return time?.left === 0 ? { reason: 'time', until: time.resetsAt } : undefined;
}

/** The codes of the rejections by reason. */
const CODES = { break: 'excluded', time: 'time_limit', register: 'register_excluded' } as const;

export async function newWithdrawTicket(db: Database, memberId: string) {
  const expiresAt = db.clock.now() + TICKET_LIFETIME;
  const { id } = await db
    .table(withdrawTickets)
    .create({ id: db.random.hex(32), memberId, expiresAt });
  return id;
}

/** Rejects a login while the member cannot play. With the ticket in the reply, the member can still withdraw. */
export async function checkLoginAllowed(db: Database, member: Member) {
  if (!isRealMember(member)) return;
  const { id: memberId } = member;
  checkRegisterAnswers(db);
  const closure = closureOf(db, memberId);
  if (!closure) return;
  const ticket = await newWithdrawTicket(db, memberId);
  reject(CODES[closure.reason], { value: { until: closure.until, ticket } });
}

/**
 * Runs before every request with a session. While the member cannot play, reads, public endpoints and the allowed
 * commands work. Everything else is rejected, also a new command that is not listed yet.
 */
export async function checkClosure(
  db: Database,
  member: Member,
  endpoint: { method: string; auth?: unknown },
) {
  if (!isRealMember(member)) return;
  const closure = closureOf(db, member.id);
  // When the limit of time is used up, the time is recorded to the millisecond (a burst of 0). Otherwise the time
  // since the last record would be lost in a pause, and the member could play again.
  if (endpoint.auth && (!closure || closure.reason === 'time'))
    await recordPresence(db, member.id, closure ? 0 : undefined);
  if (!closure) return;
  // Opening a game is a public GET, but it is rejected too.
  const isReadOrPublic = endpoint.method === 'GET' || !endpoint.auth;
  if (isReadOrPublic && endpoint !== launch.launchGame) return;
  if (ALLOWED_COMMANDS.has(endpoint)) return;
  const { reason, until } = closure;
  reject(CODES[reason], { value: { until } });
}
