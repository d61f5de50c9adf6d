import { expect, test } from 'vitest';
import { licenceOf } from './licence';

test('S10.15 the configuration names the profile, else the server does, else there are no tools', () => {
  expect(licenceOf(undefined, undefined).tools).toEqual([]);
  expect(licenceOf(undefined, 'toString').tools).toEqual([]);
  expect(licenceOf(undefined, 'offered').tools).toContain('limits');
  expect(licenceOf({ profile: 'none' }, 'strict').tools).toEqual([]);
  expect(licenceOf({ profile: 'strict' }, 'none').limitsAtRegistration).toBe(true);
});

test('fields of the configuration replace parts of the profile', () => {
  const changes = { age: 18, limits: ['deposit'], periods: ['month'] } as const;
  expect(licenceOf(changes, 'offered')).toMatchObject({ ...changes, hasForever: true });
});
