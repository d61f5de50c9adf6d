type Admin = (path: string, data?: unknown) => Promise<unknown>;

/** For tests that need the tools for safe play, also when all tests run with another licence (MOCK_LICENCE). */
export const offerSafePlay = (admin: Admin) =>
  admin('state', { table: 'settings', id: 'licence', set: { value: { profile: 'offered' } } });
