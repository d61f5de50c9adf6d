import { type } from 'arktype';
import type { Database } from '../core/database';
import { table } from '../core/table';

const chat = type({ id: 'string', unread: 'number.integer >= 0' });

/** One conversation a member, keyed by the member. */
export const chats = table('chats', chat);

export async function seedChats(db: Database) {
  await db.of(chats).add({ id: 'm-lucia', unread: 2 });
  await db.of(chats).add({ id: 'm-victor', unread: 1 });
}
