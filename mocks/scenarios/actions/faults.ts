import type { Endpoint } from '../../../src/contract/endpoint';
import type { Database } from '../../core/database';
import type { Fault } from '../../core/fault';

type Failure = Omit<Fault, 'id' | 'path' | 'method'>;

/** Applies a fault to the calls of one endpoint. */
export const failEndpoint = (
  db: Database,
  { method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>,
  failure: Failure,
) => void db.faults.push({ id: db.newId('F'), path, method, ...failure });

/** Applies a fault to every call. */
export function failEverywhere(db: Database, failure: Failure) {
  for (const path of ['/wps/', '/lgw/']) db.faults.push({ id: db.newId('F'), path, ...failure });
}
