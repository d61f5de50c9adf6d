import { inputSchema } from '../../../src/contract/schema';
import type { Database } from '../../core/database';
import type { TableDefinition } from '../../core/table';
import { exampleOf } from '../exampleOf';

interface Row {
  id: string;
}

/** A time of the schema's examples would be long past, so times are those of the database. */
const TIME = /(^a|A)t$/;
const OF_LUCIA = { memberId: 'm-lucia' };

/** A new row that the schema of its table accepts. It belongs to Lucía, and its times are now. */
export function exampleRow(db: Database, definition: TableDefinition<Row>): Row {
  const { schema, name } = definition;
  const fields = exampleOf(inputSchema(schema)) as Row;
  const now = db.clock.now();
  const filled = Object.entries(fields).map(([field, value]) => {
    if (TIME.test(field) && typeof value === 'number') return [field, now];
    return [field, field in OF_LUCIA ? OF_LUCIA.memberId : value];
  });
  const table = db.table(definition);
  const idOf = (count: number) => `${name}-${count}`;
  let count = table.all().length + 1;
  while (table.get(idOf(count))) count++;
  return Object.assign({ id: '' }, Object.fromEntries(filled), { id: idOf(count) });
}
