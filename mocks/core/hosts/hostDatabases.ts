import type { Database } from '../database';
import { Databases } from './databases';

const KEY = Symbol.for('feria.databases');
const host = globalThis as { [KEY]?: Map<string, Promise<Database>> };

host[KEY] ??= new Map();

/** The name of the database that a request is for. */
export const databaseNameOf = ({ mock_db: name = 'default' }: Record<string, string>) => name;

/** The databases of this host. Their map is global, so that they survive a hot reload of this module. */
export const hostDatabases = new Databases(host[KEY]);
