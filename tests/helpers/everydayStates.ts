/** The scenarios that developers need every day. The panel reaches each quickly, and a link reproduces it. */
export const EVERYDAY_STATES = [
  'kycPending',
  'kycRejected',
  'sessionExpiresIn30s',
  'promotionEnded',
  'drawClosesIn10s',
  'flakyDeposits',
  'emptyAccount',
  'whale',
  'largeDownline',
  'longNames',
  'noTexts',
  'slowPictures',
  'vendorMaintenance',
] as const;
