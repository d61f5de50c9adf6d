import type { Database } from '../core/database';

/** A call with its reply. Throws when it is not kept. */
export function callDetailsOf(db: Database, id: number) {
  const details = db.callDetails.get(id);
  if (details) return details;
  throw new Error(
    `call ${id} is not kept: only the last calls of a page with the panel are (cookie mock_panel)`,
  );
}
