import { createResource } from '@kit/resource';
import { computed, type Signal, signal } from '@kit/signals';
import { applyPromotion, type Promotion, promotionDetail, promotions } from '../contract/promotion';
import { createClaims } from './claims';
import type { Host } from './host';
import { createWallet } from './wallet';

export type { Promotion };

const PAGE = 100;

/** What is being written for an application; kept while the app is open, so nothing is lost. */
export interface Draft {
  remark: Signal<string>;
  images: Signal<readonly File[]>;
}

/** Promotions as this member finds them. */
export function createActivity({ call, use }: Host) {
  const { reload } = use(createWallet);
  const claims = createClaims();
  const drafts = new Map<string, Draft>();

  const list = createResource(
    async (_, { signal }): Promise<Promotion[]> => {
      const all: Promotion[] = [];
      for (let pageNo = 1; ; pageNo++) {
        const { content, totalPages } = await call(
          promotions,
          { pageNo, pageSize: PAGE },
          { signal },
        );
        all.push(...content);
        if (pageNo >= totalPages) return all;
      }
    },
    { id: 'promotionId' },
  );
  const detail = createResource((promotionId: string, { signal }) =>
    call(promotionDetail, { promotionId }, { signal }),
  );

  /** Both places where it is shown say the same. */
  function keep(after: Promotion) {
    const known = list.value.peek();
    if (known) list.set(known.map((one) => (one.promotionId === after.promotionId ? after : one)));
    const shown = detail.value.peek();
    if (shown?.promotionId === after.promotionId) detail.set({ ...shown, ...after });
  }

  function draftOf(id: string): Draft {
    const draft = drafts.get(id) ?? {
      remark: signal(''),
      images: signal<readonly File[]>([]),
    };
    drafts.set(id, draft);
    return draft;
  }

  return {
    list,
    detail,
    draftOf,
    isApplying: claims.isRunning,
    inCategory: (category: { value: string }) =>
      computed(() => {
        const all = list.value.value ?? [];
        return category.value === 'all'
          ? all
          : all.filter((one) => one.category === category.value);
      }),

    async open(promotionId: string) {
      detail.reset();
      await detail.load(promotionId);
      const read = detail.value.peek();
      const known = list.value.peek();
      if (!read || !known) return;
      const { content: _, ...promotion } = read;
      keep(promotion);
    },

    /** Does what its button offers; tells what became of it, or nothing while that is under way. */
    async apply({ promotionId, needsForm }: Promotion) {
      const { remark, images } = draftOf(promotionId);
      const form = needsForm ? { remark: remark.peek(), images: [...images.peek()] } : {};
      const asked = JSON.stringify([promotionId, form.remark, form.images?.map((f) => f.name)]);
      const after = await claims.run(
        promotionId,
        (idempotencyKey) => call(applyPromotion, { promotionId, ...form }, { idempotencyKey }),
        asked,
      );
      if (!after) return undefined;
      drafts.delete(promotionId);
      keep(after);
      if (after.label === 'claimed') void reload();
      return after;
    },
  };
}
