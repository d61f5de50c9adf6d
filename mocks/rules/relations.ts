import type { Database } from '../core/database';
import { reject } from '../core/requestError';
import { findAffiliate } from '../db/affiliate';
import { type Member, memberByAccount, members } from '../db/member';

interface RegistrationCodes {
  affiliateCode?: string | undefined;
  recommenderId?: string | undefined;
}

const uplineBelow = (member: Member | undefined) => (member?.isAgent ? member.id : member?.upline);

/**
 * The referrer and the upline of a new member. Below an agent, the agent is the upline. A member who is no
 * agent passes on the own upline.
 */
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
  const upline = uplineBelow(owner) ?? uplineBelow(recommender) ?? null;
  return { affiliateCode: affiliate?.id ?? '', referrer: referrer?.id ?? null, upline };
}
