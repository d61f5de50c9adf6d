import { expect, test } from 'vitest';
import { linkOf } from './stateFlags';

test.each([
  [{ as: ['victor'], kyc: ['rejected'] }, 'kyc:rejected:account=victor,as:victor'],
  [{ kyc: ['rejected'] }, 'kyc:rejected'],
  [{ as: ['lucia'], market: ['gb'] }, 'market:gb,as:lucia'],
  [{ fault: ['withdraw=503:times=2'] }, 'fault:withdraw:503:times=2'],
  [{ fault: ['/wps/agent=delay:ms=1500'] }, 'fault:/wps/agent:delay:ms=1500'],
  [
    { scenario: ['whale', 'noPopups'], clock: ['2h'], seed: ['other'] },
    'seed:other,whale,noPopups,clock:2h',
  ],
  [
    { set: ['whiteLabel.flags.LIVEMODEL3=false'] },
    'row:settings:id=whiteLabel:set.value.flags.LIVEMODEL3=false',
  ],
  [{ member: ['rosa:vipLevel=5'], as: ['rosa'] }, 'member:rosa:vipLevel=5,as:rosa'],
  [{}, ''],
])('the flags %j are the link %s', (flags, link) => {
  expect(linkOf(flags)).toBe(link);
});

test('a setting that cannot be read is rejected with an example', () => {
  expect(() => linkOf({ set: ['whiteLabel'] })).toThrow(
    'write --set like whiteLabel.flags.LIVEMODEL3=false',
  );
});
