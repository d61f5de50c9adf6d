import { type } from 'arktype';
import { defineTable } from '../../core/table';

const otherDeposit = type({ id: 'string', memberId: 'string', amount: 'number', at: 'number' });

/** Deposits of members with other operators, as the authority that counts them tells. In minor units. */
export const otherDeposits = defineTable('otherDeposits', otherDeposit);
