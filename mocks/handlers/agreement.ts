import { type AgreementKind, proposals } from '../../fixtures/agreements';
import * as contract from '../../src/contract/agreement';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { type Agreement, agreements } from '../db/agreement';
import type { Member } from '../db/member';

/** Never asked for a contract. */
const EXEMPT = [4, 40, 41, 42];

const FIELDS = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

const ofKind = (db: Database, { id, type }: Member, kind: AgreementKind) =>
  EXEMPT.includes(type) ? undefined : db.of(agreements).get(`${id}/${kind}`);

function requestsOf(db: Database, member: Member, kinds: AgreementKind[]) {
  const requests = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
  for (const kind of kinds) {
    const isPending = ofKind(db, member, kind)?.state === 'pending';
    if (isPending) requests[FIELDS[kind]] = proposals[kind].request;
  }
  return requests;
}

function toWire({ id, memberId: _, answeredAt, ...one }: Agreement): contract.Agreement {
  const { basis, period, leastActive, steps } = proposals[one.kind];
  const answered = answeredAt === null ? {} : { answeredAt };
  return { ...one, ...answered, contractId: id, basis, period, leastActive, steps };
}

function answerOf(db: Database, member: Member, kind: AgreementKind) {
  const found = ofKind(db, member, kind);
  return { ...requestsOf(db, member, [kind]), contract: found ? toWire(found) : null };
}

export const agreement = [
  handle(contract.pendingContracts, ({ db, member }) =>
    requestsOf(db, member, ['daily', 'dividend', 'hourly']),
  ),
  handle(contract.salaryContract, ({ db, member }) => answerOf(db, member, 'daily')),
  handle(contract.dividendContract, ({ db, member }) => answerOf(db, member, 'dividend')),
  handle(contract.hourlyContract, ({ db, member }) => answerOf(db, member, 'hourly')),

  handle(contract.answerContract, async ({ db, member, input: { kind, accept } }) => {
    const found = ofKind(db, member, kind);
    if (found?.state !== 'pending') return refuse('contract_missing');
    const state = accept ? 'accepted' : 'declined';
    await db.of(agreements).change(found.id, { state, answeredAt: db.clock.now() });
    return answerOf(db, member, kind);
  }),
];
