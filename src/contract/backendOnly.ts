/**
 * Endpoints that the backend has and the app does not call, by contract file. docs/requirements.md (A75) says why no
 * screen needs them. The mock backend answers them all. tests/contract/backendOnly.test.ts keeps the list exact.
 */
export const BACKEND_ONLY = {
  limit: ['dailyLimits', 'setDailyLimits'],
  lottery: ['vietnamDraws'],
  order: ['cancelSuborderShort', 'orderDetailShort'],
  password: ['changePasswordV1'],
  security: ['securityBankCards'],
  system: ['domainRoute'],
};
