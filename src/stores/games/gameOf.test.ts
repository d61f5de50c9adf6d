import { expect, test } from 'vitest';
import { gameOf } from './gameOf';

test('S3.07 S3.09 the second name of a field is read where the first one is absent or empty', () => {
  const second = {
    nodeId: 9,
    nodeName: 'Tower',
    roomId: 7,
    vendorCode: 'PG',
    displayName: 'Pocket',
    iconUrl: '/tower.webp',
  };
  const expected = {
    name: 'Tower',
    gameId: '7',
    vendor: 'PG',
    vendorName: 'Pocket',
    pictures: ['/tower.webp', '/tower.webp'],
  };
  expect(gameOf(second)).toMatchObject(expected);
  const empty = {
    gameName: '',
    gameId: '',
    vassalage: '',
    accountTypeName: '',
    mobileSmallIcon: '',
    showIcon: '',
    mobileLargeIcon: '',
  };
  expect(gameOf({ ...second, ...empty })).toMatchObject(expected);
});
