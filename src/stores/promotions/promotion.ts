import { isBusy } from '@kit/data/resource';
import { onChange } from '@kit/render/onChange';
import { computed, type Signal, signal } from '@kit/render/signals';
import {
  applyPromotion,
  type Promotion,
  promotionDetail,
  promotions,
} from '../../contract/promotions/promotion';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { CannotTellError } from '../base/lookFor';
import { createWallet } from '../cashier/wallet';

export type { Promotion };

export const PAGE_SIZE = 100;

/** The unsent application for a promotion. It stays while the app is open. */
export interface PromotionDraft {
  remark: Signal<string>;
  images: Signal<readonly File[]>;
}

function createDrafts() {
  const drafts = new Map<string, PromotionDraft>();
  return {
    of(promotionId: string): PromotionDraft {
      const draft = drafts.get(promotionId) ?? {
        remark: signal(''),
        images: signal<readonly File[]>([]),
      };
      drafts.set(promotionId, draft);
      return draft;
    },
    remove: (promotionId: string) => drafts.delete(promotionId),
  };
}

/** The application changes the label. */
type Sought = Pick<Promotion, 'promotionId' | 'label' | 'title'>;

/** Promotions. Anyone can read them, but their labels depend on the member. */
export function createPromotion(host: Host) {
  const { call, use, memberCollection, memberResource, memberState } = host;
  const { token } = use(createSession);
  const wallet = use(createWallet);
  const commands = createCommandRunner(host, 'promotion', ({ promotionId, label }: Sought) => ({
    async find() {
      const found = await call(promotionDetail, { promotionId });
      if (found.label === undefined) throw new CannotTellError();
      return found.label === label ? undefined : found;
    },
  }));
  const drafts = memberState(createDrafts);

  const list = memberCollection({
    read: (_, page, options) => call(promotions, page, options),
    key: 'promotionId',
    pageSize: PAGE_SIZE,
    isWhole: true,
  });
  const detail = memberResource((promotionId: string, { signal }) =>
    call(promotionDetail, { promotionId }, { signal }),
  );

  const isListLoading = () => isBusy(list.state.peek());

  /** Updates the promotion in the list and in the detail. */
  function update(promotion: Promotion) {
    const { promotionId } = promotion;
    // A reply that is under way may be older than the change.
    if (isListLoading()) void list.reload();
    else list.replace(promotion);
    const shown = detail.value.peek();
    if (shown?.promotionId === promotionId) detail.set({ ...shown, ...promotion });
  }

  return {
    list,
    detail,
    draftOf: (promotionId: string) => drafts().of(promotionId),
    isApplying: commands.isRunning,
    inCategory: (category: { value: string }) =>
      computed(() => {
        const all = list.value.value ?? [];
        return category.value === 'all'
          ? all
          : all.filter((promotion) => promotion.category === category.value);
      }),

    async open(promotionId: string) {
      if (detail.value.peek()?.promotionId !== promotionId) detail.reset();
      await detail.load(promotionId);
      const loaded = detail.value.peek();
      if (!loaded) return;
      const { content: _, ...promotion } = loaded;
      // A reply that the list waits for is as new as this one. A change would end that request.
      if (!isListLoading()) list.replace(promotion);
    },

    /**
     * Performs the action of the promotion's button. Returns the updated promotion, or undefined
     * while an earlier request for it is still running.
     */
    async apply(promotion: Promotion) {
      const { promotionId, needsForm } = promotion;
      const { remark, images } = drafts().of(promotionId);
      const form = needsForm ? { remark: remark.peek(), images: [...images.peek()] } : {};
      const imageNames = form.images?.map(({ name }) => name);
      const updated = await commands.runWithKey(
        promotionId,
        (idempotencyKey) => call(applyPromotion, { promotionId, ...form }, { idempotencyKey }),
        [form.remark, imageNames],
        { promotionId, label: promotion.label, title: promotion.title },
      );
      if (updated === undefined) return undefined;
      drafts().remove(promotionId);
      if (!updated) {
        // The reply does not contain the new state.
        await Promise.all([list.reload(), detail.reload()]);
        const listed = list.value.peek()?.find((other) => other.promotionId === promotionId);
        return listed ?? promotion;
      }
      update(updated);
      if (updated.label === 'claimed') void wallet.reload();
      return updated;
    },

    /** The labels change with the member who is logged in. */
    start: () =>
      onChange(token, () => {
        void list.load();
        void detail.reload();
      }),
  };
}
