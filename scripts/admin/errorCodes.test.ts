import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { messageCodes } from '../../mocks/core/messages/messages';
import { errorCodesOf } from './errorCodes';

const codesOf = (name: string) => {
  const found = contractEndpoints.find((one) => one.name === name);
  return found ? errorCodesOf(name, found.endpoint) : [];
};

test('the codes of an endpoint are those of its handler and of the rules that it calls', () => {
  const codes = codesOf('withdraw');
  expect(codes).toEqual(expect.arrayContaining(['withdraw_limit', 'payment_password_wrong']));
  expect(codes).toContain('real_account_needed');
  expect(codes).not.toContain('captcha_wrong');
});

test('an endpoint for everyone cannot answer that somebody is not logged in', () => {
  expect(codesOf('status')).not.toContain('not_logged_in');
});

test('every endpoint has a handler whose codes have a message', () => {
  const known = new Set(messageCodes);
  const unknown = contractEndpoints.flatMap(({ name }) =>
    codesOf(name).filter((code) => !known.has(code)),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
