import type { MarketRules } from '../../../src/config/markets/market';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { rulesOf } from '../site/market';
import { isVerified } from './kyc';

type Step = Exclude<MarketRules['verification'], 'none'>;

const CODES = { firstDeposit: 'verify_deposit', firstWithdrawal: 'verify_withdraw' } as const;

/** Whether the market asks for the identity of the member first, and it is not verified. */
export const needsVerification = (db: Database, memberId: string, step: Step) =>
  rulesOf(db).verification === step && !isVerified(db, memberId);

export function checkVerification(db: Database, memberId: string, step: Step) {
  if (needsVerification(db, memberId, step)) reject(CODES[step]);
}
