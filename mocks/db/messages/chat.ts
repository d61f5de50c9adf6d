import { type } from 'arktype';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const chat = type({ id: 'string', unread: 'number.integer >= 0' });

/** One conversation per member. The id is the member's. */
export const chats = defineTable('chats', chat);

export async function seedChats(db: Database) {
  await db.table(chats).create({ id: 'm-lucia', unread: 2 });
  await db.table(chats).create({ id: 'm-victor', unread: 1 });
}
