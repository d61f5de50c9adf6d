import { expect, test } from 'vitest';
import type { WireVendor } from '../../src/contract/games/game';
import { orderVendors } from '../../src/stores/games/gameOf';

const vendor = (vassalage: string): WireVendor => ({
  vassalage,
  accountTypeName: vassalage,
  mobileSmallIcon: '',
});

test('S9.24 vendors begin with EG3, PG, FC and JL, end with TCG_SEA, and else keep the server’s order', () => {
  const sent = ['TCG_SEA', 'KA', 'JL', 'FC', 'TCG_LOTTO_VN', 'PG', 'AE', 'EG3'];
  expect(orderVendors(sent.map(vendor)).map(({ vassalage }) => vassalage)).toEqual([
    ...['EG3', 'PG', 'FC', 'JL'],
    ...['KA', 'TCG_LOTTO_VN', 'AE'],
    'TCG_SEA',
  ]);
});

test('a vendor without a name has its other name, or else its code', () => {
  const named = { ...vendor('KA'), accountTypeName: 'Kalimba' };
  const withOther = { ...vendor('AE'), accountTypeName: '', displayName: 'Alba' };
  const nameless = { ...vendor('HB'), accountTypeName: '' };
  const names = orderVendors([named, withOther, nameless]).map((one) => one.accountTypeName);
  expect(names).toEqual(['Kalimba', 'Alba', 'HB']);
});
