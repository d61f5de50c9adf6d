import { safeUrl } from '@kit/web/safeUrl';
import { type Friend, friends, referral } from '../../contract/promotions/referral';
import type { Host } from '../base/host';

export type { Friend };
export type Referral = typeof referral.out.infer;

const PAGE_SIZE = 20;

/** A member's invitation link and the friends who joined with it. */
export function createReferral({ call, memberResource, memberCollection }: Host) {
  return {
    referral: memberResource(async (_, { signal }): Promise<Referral> => {
      const reply = await call(referral, undefined, { signal });
      return { ...reply, url: safeUrl(reply.url, 'page') ?? '' };
    }),
    friends: memberCollection({
      read: (_, page, options) => call(friends, page, options),
      pageSize: PAGE_SIZE,
    }),
  };
}
