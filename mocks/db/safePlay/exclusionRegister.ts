import { type } from 'arktype';
import { defineTable } from '../../core/table';

const entry = type({ id: 'string', at: 'number' });

/**
 * The register of people who may not play, as the authority keeps it. The id is the number of the document in capital
 * letters without blanks, dots and dashes, or the e-mail address or mobile number of a person without a number here.
 */
export const exclusionRegister = defineTable('exclusionRegister', entry);
