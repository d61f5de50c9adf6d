import { type } from 'arktype';
import { defineTable } from '../../core/table';

const shown = type({ id: 'string', at: 'number' });

/** The games whose facts a member has seen. The id is that of the member, a slash and that of the game. */
export const shownFacts = defineTable('shownFacts', shown);
