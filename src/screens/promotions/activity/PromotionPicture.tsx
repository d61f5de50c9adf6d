import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { Promotion } from '../../../stores/promotions/promotion';
import { Money } from '../../../ui/content/Money';
import { Picture } from '../../../ui/content/Picture';
import { usePictures } from '../../../widgets/site/app/usePictures';

/** The picture of a promotion, with its prize if it has one. */
export function PromotionPicture({ of }: { of: ReadonlySignal<Promotion> }) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(of.value.image));
  return (
    <span className="promo-art">
      <Picture src={sources} alt="" width={338} height={164} fills />
      <When is={computed(() => of.value.amount)}>
        {(amount) => (
          <span className="promo-prize">
            <Money amount={amount} size={20} />
          </span>
        )}
      </When>
    </span>
  );
}
