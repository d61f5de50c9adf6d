/**
 * Endpoints that the backend has and the app does not call, by contract file. Some belong to screens
 * that are not built yet, others are older names that other clients of the platform use. The mock backend answers them all. tests/stores/backendOnly.test.ts keeps the list exact.
 */
export const BACKEND_ONLY = {
  chat: ['liveModels'],
  exclusion: ['exclusion', 'exclusionPreview', 'startExclusion', 'withdrawSession'],
  game: ['popularGames', 'lobbyNews'],
  gameFacts: ['gameFacts'],
  limit: [
    'ownLimits',
    'setOwnLimits',
    'memberLimits',
    'setMemberLimit',
    'confirmMemberLimit',
    'cancelMemberLimit',
  ],
  lottery: ['vietnamDraws'],
  order: ['cancelSuborderShort'],
  password: ['changePasswordV1'],
  playHistory: ['playMonths', 'playRows'],
  profile: ['nickname', 'email', 'payeeName'],
  realityCheck: ['realityCheck', 'setRealityCheck', 'answerRealityCheck'],
  security: ['hasPaymentPassword', 'securityBankCards'],
  system: ['domainRoute'],
  wallet: ['walletTransfer'],
};
