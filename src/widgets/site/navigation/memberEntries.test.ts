import { expect, test } from 'vitest';
import { memberEntries, rewardEntry } from './memberEntries';

test('S3.19 S6.11 each entry of the member menus has the permission key of its page', () => {
  const keys = [rewardEntry, ...memberEntries].map(({ to, key }) => [to, key]);
  expect(Object.fromEntries(keys)).toEqual({
    '/m/rewardCenter': 'REWCEN3',
    '/m/member/benefits': undefined,
    '/m/member/manualRebate': 'MANPLAYREB3',
    '/m/gameRecord': 'TRANSBETREPMEM3',
    '/m/transaction/record': 'TRANSREC3',
    '/m/vouReport': 'DEPRECM3',
    '/m/profitandloss': 'PERSREP',
    '/m/securityCenter': 'SECPRIV',
    '/m/webEmail': 'MAILCEN',
  });
});
