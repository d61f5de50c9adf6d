/**
 * Endpoints that the backend has and the app does not call, by contract file. Some belong to screens
 * that are not built yet, others are older names that other clients of the platform use. The mock
 * backend answers them all. tests/stores/backendOnly.test.ts keeps the list exact.
 */
export const BACKEND_ONLY = {
  limit: ['dailyLimits', 'setDailyLimits'],
  lottery: ['vietnamDraws'],
  order: ['cancelSuborderShort'],
  password: ['changePasswordV1'],
  profile: ['nickname', 'email', 'payeeName'],
  security: ['hasPaymentPassword', 'securityBankCards'],
  system: ['domainRoute'],
};
