import type { Scenario } from '../../admin/scenario';
import { closeApplications } from '../actions/money';

export const applicationsRejected: Scenario = {
  area: 'promotions',
  description: 'Every open application for a promotion is rejected',
  enter: (db) => closeApplications(db, 'rejected'),
};
