import { gatewayDeposit } from '../../../src/contract/cashier/deposit';
import type { Scenario } from '../../admin/scenario';
import { failEndpoint } from '../actions/faults';

export const flakyDeposits: Scenario = {
  area: 'network',
  description: 'Three of ten deposits through a gateway fail with status 500',
  enter: (db) => failEndpoint(db, gatewayDeposit, { kind: 'status', status: 500, chance: 0.3 }),
};
