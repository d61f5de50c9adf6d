import type { Endpoint } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import type { Fault } from '../../core/fault';

/** A fault without the calls that it is for. */
type FaultEffect = Omit<Fault, 'id' | 'path' | 'method'>;

/** Applies a fault to the calls of one endpoint. */
export const failEndpoint = (
  db: Database,
  { method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>,
  effect: FaultEffect,
) => void db.faults.push({ id: db.newId('F'), path, method, ...effect });

/** Applies a fault to every call. */
export function failEverywhere(db: Database, effect: FaultEffect) {
  for (const path of ['/wps/', '/lgw/']) db.faults.push({ id: db.newId('F'), path, ...effect });
}
