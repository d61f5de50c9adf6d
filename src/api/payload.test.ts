import { afterEach, expect, test, vi } from 'vitest';
import { urlWithQuery } from './payload';

afterEach(() => void vi.restoreAllMocks());

test('the address of a GET has its parameters, in a browser without URLSearchParams.size', () => {
  // Safari 16.4 and Chrome 111 do not have it.
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  const payload = { types: ['B', 'PL'], pageNo: 1, gameName: undefined };
  expect(urlWithQuery('/wps/relay/list', payload)).toBe(
    '/wps/relay/list?types=B&types=PL&pageNo=1',
  );
  expect(urlWithQuery('/wps/relay/list', {})).toBe('/wps/relay/list');
});
