import type { Scenario } from '../../admin/scenario';
import { changeSetting } from '../actions/settings';

export const captchaAlways: Scenario = {
  area: 'session',
  description: 'Login requires a captcha from the first attempt',
  enter: (db) => changeSetting(db, 'limits', { captchaAfter: 0 }),
};
