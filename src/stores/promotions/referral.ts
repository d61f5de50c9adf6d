import { safeUrl } from '@kit/web/safeUrl';
import { type Friend, friends, referral } from '../../contract/promotions/referral';
import type { Host } from '../base/host';
import { createPagedList } from '../base/pagedList';

export type { Friend };
export type Referral = typeof referral.out.infer;

const PAGE_SIZE = 20;

/** A member's invitation link and the friends who joined with it. */
export function createReferral({ call, memberResource, memberOwned }: Host) {
  return {
    referral: memberResource(async (_, { signal }): Promise<Referral> => {
      const reply = await call(referral, undefined, { signal });
      return { ...reply, url: safeUrl(reply.url, 'page') ?? '' };
    }),
    friends: memberOwned(
      createPagedList({
        pageSize: PAGE_SIZE,
        read: (_: undefined, pageNo, signal) =>
          call(friends, { pageNo, pageSize: PAGE_SIZE }, { signal }),
      }),
    ),
  };
}
