import { afterEach, expect, test, vi } from 'vitest';
import { Databases } from '../../../mocks/core/hosts/databases';
import { settingOf } from '../../../mocks/db/site/setting';

afterEach(() => vi.unstubAllEnvs());

const seededLicence = async () => settingOf(await new Databases().reset('a', {}), 'licence');

test.each([
  ['', 'offered'],
  ['none', 'none'],
  ['strict', 'strict'],
])('S10.15 with MOCK_LICENCE "%s" the mock begins with the licence "%s"', async (name, profile) => {
  vi.stubEnv('MOCK_LICENCE', name);
  expect(await seededLicence()).toEqual({ profile });
});

test('an unknown licence in MOCK_LICENCE is an error that names the known ones', async () => {
  vi.stubEnv('MOCK_LICENCE', 'toString');
  await expect(seededLicence()).rejects.toThrow(
    'MOCK_LICENCE must be none, offered, strict; it is "toString".',
  );
});
