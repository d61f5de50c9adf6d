import { type LicenceRules, licences } from '../../../fixtures/safePlay/licences';
import type { Database } from '../../core/database';
import { settingOf } from '../../db/site/setting';

/** The rules of the market that the operator works in. */
export const licenceOf = (db: Database): LicenceRules => licences[settingOf(db, 'licence').profile];
