import type { Database } from '../core/database';
import type { TableOf } from '../core/table';

interface Dates {
  from?: number;
  to?: number;
}
interface Row {
  id: string;
  memberId: string;
  at: number;
}

/** A member's rows within the dates asked, newest first; what came in at one moment, by arrival. */
export const ownRows = <T extends Row>(
  db: Database,
  table: TableOf<T>,
  memberId: string,
  { from = 0, to = Number.POSITIVE_INFINITY }: Dates = {},
): T[] =>
  db
    .of(table)
    .where((one) => one.memberId === memberId && one.at >= from && one.at <= to)
    .reverse()
    .sort((a, b) => b.at - a.at);
