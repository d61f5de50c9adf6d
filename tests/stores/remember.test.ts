import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemember, type Remembered } from '../../src/stores/remember';
import { createFakeHost } from './fakeServer';
import { MemoryStorage } from './memoryStorage';

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

const login: Remembered = {
  type: 'username',
  username: 'lucia',
  password: 'Feria2025',
  countryDialingCode: '51',
};

test.each([
  ['the same user, in any case', 'Lucia', 'Nueva2026'],
  ['another user', 'victor', 'Feria2025'],
])(
  'S4.29 a new password of %s changes what is remembered, only for the user name that is remembered',
  (_, userName, expected) => {
    const { saved, save, updatePassword } = createFakeHost().host.use(createRemember);
    save(login);
    updatePassword(userName, 'Nueva2026');
    expect(saved.value).toEqual({ ...login, password: expected });
  },
);
