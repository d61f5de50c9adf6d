import { type } from 'arktype';
import type { Database } from '../core/database';
import { type Fault, type NewFault, newFault } from '../core/fault';
import { checkKnown } from '../core/values/checkKnown';
import { command, query, removal } from './command';
import { contractCalls } from './openapi';

/** The method and path of the calls that a fault is for. */
function targetOf({ endpoint: name, path, method }: NewFault) {
  if (name !== undefined) {
    if (path !== undefined || method !== undefined)
      throw new Error('"endpoint" stands for "path" and "method": leave them out');
    checkKnown(
      'endpoint',
      [name],
      contractCalls.map((known) => known.name),
    );
    const call = contractCalls.find((known) => known.name === name);
    return { path: call?.path ?? '', ...(call ? { method: call.method } : {}) };
  }
  if (path === undefined) throw new Error('"path" or "endpoint" must be given');
  const isKnown = contractCalls.some(
    (call) => call.path.includes(path) && (method === undefined || call.method === method),
  );
  if (!isKnown)
    throw new Error(`no endpoint has "${path}" in its path${method ? ` and is a ${method}` : ''}`);
  return { path, ...(method ? { method } : {}) };
}

function checkStatusFields({ kind, status, code, message }: NewFault) {
  if (kind === 'status') return;
  const [field] =
    Object.entries({ status, code, message }).find(([, value]) => value !== undefined) ?? [];
  if (field) throw new Error(`"${field}" belongs to the kind "status", not to "${kind}"`);
}

/** A link does not repeat faults that were removed. `times` is not compared, because it counts down. */
function forgetSteps(db: Database, removed: Fault[]) {
  const keyOf = ({ path, method, kind, status, ms, kbps, chance }: Omit<Fault, 'id'>) =>
    JSON.stringify([path, method, kind, status, ms, kbps, chance]);
  const keys = removed.map(keyOf);
  db.steps = db.steps.filter(({ path, body }) => {
    if (path !== 'faults') return true;
    const fault = body as NewFault;
    return !keys.includes(keyOf({ ...fault, ...targetOf(fault) }));
  });
}

/** Faults: what goes wrong with calls, and when. */
export const faultCommands = [
  query('/__mock/faults', ({ db }) => db.faults),
  command('/__mock/faults', newFault, ({ db, body }) => {
    checkStatusFields(body);
    const { endpoint: _, path: __, method: ___, ...rest } = body;
    const target = targetOf(body);
    const isWholePath = contractCalls.some(({ path }) => path === target.path);
    const fault: Fault = {
      id: db.newId('F'),
      ...target,
      ...(isWholePath ? { isWholePath } : {}),
      ...rest,
    };
    db.faults.push(fault);
    return fault;
  }),
  removal('/__mock/faults', ({ db }) => {
    forgetSteps(db, db.faults);
    db.faults = [];
  }),
  command('/__mock/faults/remove', type({ id: 'string' }), ({ db, body: { id } }) => {
    checkKnown(
      'fault',
      [id],
      db.faults.map((fault) => fault.id),
    );
    forgetSteps(
      db,
      db.faults.filter((fault) => fault.id === id),
    );
    db.faults = db.faults.filter((fault) => fault.id !== id);
  }),
];
