import type { Scenario } from '../../admin/scenario';
import { closeApplications } from '../actions/money';

export const applicationsIssued: Scenario = {
  area: 'promotions',
  description: 'Every open application for a promotion is granted',
  enter: (db) => closeApplications(db, 'issued'),
};
