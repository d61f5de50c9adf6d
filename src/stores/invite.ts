import { createResource } from '@kit/resource';
import { batch, computed, signal } from '@kit/signals';
import { type Friend, friends, referral } from '../contract/referral';
import type { Host } from './host';

export type { Friend };
export type Offer = (typeof referral)['out']['infer'];

const PAGE = 20;

/** A member's own link, and the friends it brought. */
export function createInvite({ call }: Host) {
  const offer = createResource((_, { signal }) => call(referral, undefined, { signal }));
  const first = createResource((_, { signal }) =>
    call(friends, { pageNo: 1, pageSize: PAGE }, { signal }),
  );
  const later = signal<readonly Friend[]>([]);
  const reached = signal(1);
  const isGrowing = signal(false);

  return {
    offer,
    first,
    friends: computed(() => [...(first.value.value?.content ?? []), ...later.value]),
    hasMore: computed(() => reached.value < (first.value.value?.totalPages ?? 0)),
    isGrowing,

    load() {
      later.value = [];
      reached.value = 1;
      return Promise.all([offer.load(), first.load()]);
    },

    async more() {
      if (isGrowing.peek()) return;
      isGrowing.value = true;
      try {
        const pageNo = reached.peek() + 1;
        const { content } = await call(friends, { pageNo, pageSize: PAGE });
        batch(() => {
          later.value = [...later.peek(), ...content];
          reached.value = pageNo;
        });
      } finally {
        isGrowing.value = false;
      }
    },
  };
}
