import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { affiliateBy } from '../db/affiliate';
import { byAccount, members } from '../db/member';

interface Named {
  affiliateCode?: string | undefined;
  recommenderId?: string | undefined;
}

/** Whom a new member comes from: an agent becomes the upline, a member passes on their own. */
export function relationsOf(db: Database, { affiliateCode, recommenderId }: Named, domain = '') {
  const affiliate = affiliateBy(db, affiliateCode, domain);
  if (affiliateCode && !affiliate) {
    refuse('affiliate_unknown', { value: { field: 'affiliateCode' } });
  }
  const owner = affiliate && db.of(members).get(affiliate.memberId);
  const named = recommenderId ? byAccount(db, recommenderId) : undefined;
  if (recommenderId && !named) refuse('referrer_unknown', { value: { field: 'recommenderId' } });
  const referrer = named ?? owner;
  const upline = owner?.isAgent ? owner.id : (owner?.upline ?? referrer?.upline ?? null);
  return { affiliateCode: affiliate?.id ?? '', referrer: referrer?.id ?? null, upline };
}
