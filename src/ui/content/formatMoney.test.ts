import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeText } from '../feedback/Badge';
import { clockText } from './Countdown';
import { type Amount, formatMoney, moneyParts, truncateDecimal } from './formatMoney';

const soles = { locale: 'es-419', symbol: 'S/' };
const plain = (
  amount: Amount,
  style: { locale: string; symbol: string; position?: string; decimals?: number } = soles,
) => formatMoney(amount, style).replaceAll('\u00a0', ' ');

describe('S9.16 money', () => {
  test('has two decimals and the symbol before the amount', () => {
    expect(plain(1284.5)).toBe('S/ 1,284.50');
    expect(plain(0)).toBe('S/ 0.00');
  });
  test('has the symbol after the amount when the position is B', () => {
    expect(plain(1284.5, { ...soles, position: 'B' })).toBe('1,284.50 S/');
    expect(plain(1284.5, { ...soles, position: 'F' })).toBe('S/ 1,284.50');
    expect(plain(-3, { ...soles, position: 'B' })).toBe('-3.00 S/');
  });
  test('has as many decimals as the currency', () => {
    const cop = { locale: 'es-CO', symbol: '$', decimals: 0 };
    expect(plain(1284.99, cop)).toBe('$ 1.284');
    expect(plain({ minor: 128450 }, cop)).toBe('$ 1.284');
    expect(moneyParts(-3, cop)).toEqual({ lead: '-$\u00a0', integer: '3', fraction: '', tail: '' });
    expect(plain(1.2345, { ...cop, decimals: 3 })).toBe('$ 1,234');
  });
  test('groups thousands in every language, as other numbers do', () => {
    expect(plain(1284.5, { locale: 'es-ES', symbol: '€', position: 'B' })).toBe('1.284,50 €');
    expect(plain(1284.5, { locale: 'pt-PT', symbol: '€', position: 'B' })).toBe('1 284,50 €');
  });
  test('is cut toward zero, never rounded up', () => {
    expect(plain(0.999)).toBe('S/ 0.99');
    expect(plain(-0.999)).toBe('-S/ 0.99');
    expect(plain('99.999999999')).toBe('S/ 99.99');
  });
  test('has no minus sign, when the cut leaves zero', () => expect(plain(-0.001)).toBe('S/ 0.00'));
  test('does not lose a cent to binary fractions', () => {
    expect(plain(0.29)).toBe('S/ 0.29');
    expect(plain(1.15)).toBe('S/ 1.15');
    expect(plain(4.35)).toBe('S/ 4.35');
  });
  test('does not lose a cent to the binary fractions of a sum', () => {
    expect(plain(0.01 + 2.01)).toBe('S/ 2.02');
    expect(plain(0.3 - 0.1)).toBe('S/ 0.20');
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        (one, other) =>
          truncateDecimal(one / 100 + other / 100) === truncateDecimal({ minor: one + other }),
      ),
    );
  });
  test('accepts minor units with any number of digits', () => {
    expect(plain({ minor: 128450 })).toBe('S/ 1,284.50');
    expect(plain({ minor: -5 })).toBe('-S/ 0.05');
    expect(plain({ minor: 1234567, digits: 4 })).toBe('S/ 123.45');
    expect(plain({ minor: 12, digits: 0 })).toBe('S/ 12.00');
    expect(plain({ minor: 123456789012345678901n })).toBe('S/ 1,234,567,890,123,456,789.01');
  });
  test('never prints an exponent', () => {
    expect(plain(1e-9)).toBe('S/ 0.00');
    expect(plain(1e21)).toBe('S/ 1,000,000,000,000,000,000,000.00');
    expect(plain(Number.NaN)).toBe('S/ 0.00');
  });
  test('has Western digits in every language, and the Latin American form for plain `es`', () => {
    expect(plain(1234.5, { locale: 'bn', symbol: '৳' })).toBe('৳ 1,234.50');
    expect(plain(1234.5, { locale: 'fa', symbol: '' })).toMatch(/^[\d.,٬٫]+$/);
    expect(plain(1234.5, { locale: 'es', symbol: '' })).toBe('1,234.50');
    expect(plain(1234.5, { locale: 'vi', symbol: '' })).toBe('1.234,50');
  });
  test('formats any amount without losing a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (minor) => {
        expect(Math.round(Number(truncateDecimal({ minor })) * 100)).toBe(minor);
        expect(truncateDecimal(minor / 100)).toBe(truncateDecimal({ minor }));
      }),
    );
  });
  test('has parts that joined are the formatted text', () => {
    const { lead, integer, fraction, tail } = moneyParts(1284.5, soles, true);
    expect([lead, integer, fraction, tail]).toEqual(['+S/\u00a0', '1,284', '.50', '']);
  });
  test('has a plus sign as near as a minus sign, before the symbol or the digits', () => {
    const signed = (amount: Amount) => formatMoney(amount, soles, true);
    expect([50, -50, 0].map(signed)).toEqual(['+S/\u00a050.00', '-S/\u00a050.00', 'S/\u00a00.00']);
    expect(formatMoney(50, { ...soles, position: 'B' }, true)).toBe('+50.00\u00a0S/');
  });
});

test('S9.22 a badge shows 99+ for larger numbers', () => {
  expect([1, 99, 100, 5000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
});

test('a clock shows minutes, and hours if there are any', () => {
  expect([0, 9, 90, 3600, 3690, -4].map(clockText)).toEqual([
    '0:00',
    '0:09',
    '1:30',
    '1:00:00',
    '1:01:30',
    '0:00',
  ]);
});
