import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../../tests/helpers/memoryStorage';
import { config } from '../../../config/config';
import { registerSettings } from '../../../contract/account/register';
import { settings } from '../../../contract/site/system';
import { createRule } from '../../../stores/account/rule';
import { createSystem } from '../../../stores/site/system';
import type { App } from '../../../widgets/site/app/useApp';
import { createRegisterForm } from './createRegisterForm';
import { isOfAge } from './isOfAge';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { userAgent: 'Chrome' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(config, { licence: undefined });
});

const today = new Date(2026, 10, 21, 15);

test('S9.17 is old enough on the birthday, and not the day before', () => {
  expect(isOfAge('2005-11-21', 21, today)).toBe(true);
  expect(isOfAge('2005-11-22', 21, today)).toBe(false);
  expect(isOfAge('2004-02-29', 21, today)).toBe(true);
});

test('S9.17 is not old enough, when the date is invalid', () => {
  expect(isOfAge('', 21, today)).toBe(false);
  expect(isOfAge('ayer', 21, today)).toBe(false);
});

const birthDateRule = { enabled: true, required: false, methods: ['username', 'mobileNum'] };

async function openForm(siteSettings: object, licence?: object) {
  Object.assign(config, { licence });
  const { host, reply } = createFakeHost();
  reply(registerSettings, { rules: { birthDate: birthDateRule } });
  reply(settings, siteSettings);
  await Promise.all([
    host.use(createRule).settings.load(undefined),
    host.use(createSystem).settingsResource.load(),
  ]);
  return createRegisterForm(host, {} as App, async () => {});
}

test.each([
  ['21 where nothing names an age', {}, undefined, 21],
  ['the age of the licence where the settings name none', {}, { age: 23 }, 23],
  ['the age of the settings', { minimumAge: 25 }, { age: 23 }, 25],
])('S9.17 S5.15 registration asks for %s', async (_, siteSettings, licence, age) => {
  const { minimumAge, extraFields } = await openForm(siteSettings, licence);
  expect(minimumAge.value).toBe(age);
  const birthDate = extraFields.find(({ name }) => name === 'birthDate')?.field;
  if (!birthDate) throw new Error('no birth date');
  const lastYear = new Date().getFullYear() - 1;
  birthDate.value.value = `${lastYear}-01-01`;
  expect(await birthDate.validate()).toBe(false);
});
