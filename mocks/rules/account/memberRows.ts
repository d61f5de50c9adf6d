import type { Database } from '../../core/database';
import type { TableDefinition } from '../../core/table';

interface DateRange {
  from?: number;
  to?: number;
}
interface Row {
  id: string;
  memberId: string;
  at: number;
}

/** The rows of a member in a date range, the newest first. Rows with the same time: the last created first. */
export const memberRows = <T extends Row>(
  db: Database,
  table: TableDefinition<T>,
  memberId: string,
  { from = 0, to = Number.POSITIVE_INFINITY }: DateRange = {},
): T[] =>
  db
    .table(table)
    .filter((row) => row.memberId === memberId && row.at >= from && row.at <= to)
    .reverse()
    .sort((a, b) => b.at - a.at);
