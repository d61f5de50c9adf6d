import type { Database } from '../core/database';

/** The request and the reply of a logged call. Throws when they are not kept. */
export function callDetailsOf(db: Database, id: number) {
  const details = db.callDetails.get(id);
  if (details) return details;
  throw new Error(
    `call ${id} is not kept: only the last calls of pages with the panel are kept (cookie mock_panel)`,
  );
}
