import type { Statement } from '../../../stores/records/statement';
import { csv } from '../../../widgets/records/csv';

/** What moves the money, in the order of the statement. */
export const STATEMENT_LINES = [
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'bonuses',
  'fees',
  'transfers',
  'other',
] as const;

interface Words {
  head: readonly string[];
  opening: string;
  sum: string;
}

/** One line per day with the balance after it, below the balance of the beginning and above the sums. */
export function statementCsv(statement: Statement, { head, opening, sum }: Words) {
  const cells = (row: Statement | Statement['days'][number]) => [
    ...STATEMENT_LINES.map((line) => row[line]),
    row.net,
  ];
  const blanks = [...STATEMENT_LINES, 'net'].map(() => undefined);
  return csv([
    head,
    [opening, ...blanks, statement.opening],
    ...statement.days.map((row) => [row.day, ...cells(row), row.balance]),
    [sum, ...cells(statement), statement.closing],
  ]);
}
