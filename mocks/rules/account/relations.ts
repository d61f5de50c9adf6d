import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { memberByAccount, members, uplineBelow } from '../../db/account/member';
import { findAffiliate } from '../../db/agents/affiliate';

interface RegistrationCodes {
  affiliateCode?: string | undefined;
  recommenderId?: string | undefined;
}

/** The referrer and the upline of a new member. */
export function relationsOf(
  db: Database,
  { affiliateCode, recommenderId }: RegistrationCodes,
  domain = '',
) {
  const affiliate = findAffiliate(db, affiliateCode, domain);
  if (affiliateCode && !affiliate) {
    reject('affiliate_unknown', { value: { field: 'affiliateCode' } });
  }
  const owner = affiliate && db.table(members).get(affiliate.memberId);
  const recommender = recommenderId ? memberByAccount(db, recommenderId) : undefined;
  if (recommenderId && !recommender) {
    reject('referrer_unknown', { value: { field: 'recommenderId' } });
  }
  const referrer = recommender ?? owner;
  const upline = uplineBelow(owner) ?? uplineBelow(recommender);
  return { affiliateCode: affiliate?.id ?? '', referrer: referrer?.id ?? null, upline };
}
