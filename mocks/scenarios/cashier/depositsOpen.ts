import { methods } from '../../../fixtures/cashier/cashier';
import type { Scenario } from '../../admin/scenario';
import { openExampleDeposits } from '../actions/money';

/** Vouchers are credited at once. */
const METHODS = Object.keys(methods).filter((methodId) => methodId !== 'VOUCHER');

export const depositsOpen: Scenario = {
  area: 'money',
  description:
    'Lucía has an open deposit of each method, such as D-SOLPAY, that waits for her payment',
  enter: (db) => openExampleDeposits(db, 'm-lucia', METHODS),
};
