import { afterEach, expect, test, vi } from 'vitest';
import { isSafari } from './device';

afterEach(() => void vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const GECKO = '(KHTML, like Gecko)';

test.each([
  ['Safari', `${IPHONE} ${GECKO} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  [
    'Safari of an iPad',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${GECKO} Version/18.5 Safari/605.1.15`,
    true,
  ],
  ['Chrome', `${IPHONE} ${GECKO} CriOS/138.0 Mobile/15E148 Safari/604.1`, false],
  ['Firefox', `${IPHONE} ${GECKO} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Edge', `${IPHONE} ${GECKO} Version/18.0 EdgiOS/138.0 Mobile/15E148 Safari/604.1`, false],
  ['Opera', `${IPHONE} ${GECKO} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.0`, false],
  [
    'DuckDuckGo',
    `${IPHONE} ${GECKO} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    false,
  ],
  ['Yandex', `${IPHONE} ${GECKO} Version/18.0 YaBrowser/25.6 Mobile/15E148 Safari/604.1`, false],
  ['a link in LINE', `${IPHONE} ${GECKO} Mobile/15E148 Safari Line/15.0`, false],
  ['a link in X', `${IPHONE} ${GECKO} Mobile/15E148 Safari/604.1 Twitter for iPhone/10.0`, false],
  ['a link in Facebook', `${IPHONE} ${GECKO} Mobile/22F76 [FBAN/FBIOS;FBAV/500.0]`, false],
])('S4.41 tells whether the browser is Safari: %s', (_, userAgent, expected) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(isSafari()).toBe(expected);
});
