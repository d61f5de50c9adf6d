import { Each } from '@kit/render/Each';
import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createPromotion, type Promotion } from '../../../stores/promotions/promotion';
import { RichText } from '../../../ui/content/RichText';
import { Button } from '../../../ui/controls/Button';
import { SkeletonText } from '../../../ui/feedback/Skeleton';
import { Tag } from '../../../ui/feedback/Tag';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { isOffline, OfflineNote } from '../../../widgets/site/app/OfflineNote';
import { ApplyForm } from './ApplyForm';
import { PromotionPicture } from './PromotionPicture';
import { PromotionTime } from './PromotionTime';
import { actionOf, isStatusLabel, requiresForm, toneOfLabel } from './promotionLabel';
import { useApplyForPromotion } from './useApplyForPromotion';

/** Nobody reads a longer list. */
const MAX_POINTS = 3;

interface Props {
  id: ReadonlySignal<string>;
  open: Signal<boolean>;
}

/** One promotion: what it gives, its terms, and the button to take part. */
export function PromotionSheet({ id, open }: Props) {
  const { list, detail, isApplying } = useStore(createPromotion);
  const apply = useApplyForPromotion();
  // The entry of the list is shown until the details have loaded.
  const promotion = computed<Promotion | undefined>(
    () => detail.value.value ?? list.value.value?.find((listed) => listed.promotionId === id.value),
  );
  const action = computed(() => promotion.value && actionOf(promotion.value.label));
  const buttonText = computed(() => {
    const key =
      promotion.value && requiresForm(promotion.value) ? 'promotion.submit' : action.value;
    return key ? t(key).value : '';
  });
  const points = computed(() =>
    detail.value.value?.points?.length ? detail.value.value.points : undefined,
  );
  const formId = computed(() =>
    detail.value.value && requiresForm(detail.value.value) ? id.value : undefined,
  );
  const applyForPromotion = () => {
    const current = promotion.peek();
    if (current) void apply(current);
  };
  return (
    <Sheet
      open={open}
      title={computed(() => promotion.value?.title ?? '')}
      closeLabel={t('app.close')}
      actions={
        <When is={action}>
          {() => (
            <>
              <OfflineNote />
              <Button
                wide
                busy={computed(() => isApplying(id.value).value)}
                disabled={computed(() => isOffline.value || detail.value.value === undefined)}
                onClick={applyForPromotion}
              >
                {buttonText}
              </Button>
            </>
          )}
        </When>
      }
    >
      <div className="promo-sheet">
        <When is={promotion}>{(current) => <PromotionHead of={current} />}</When>
        <When is={points}>{(lines) => <Points of={lines} />}</When>
        <AsyncContent of={detail} loading={() => <SkeletonText lines={4} />} compact>
          {(loaded) => (
            <article>
              <RichText html={computed(() => loaded.value.content)} />
            </article>
          )}
        </AsyncContent>
        <Keyed of={formId}>{(promotionId) => <ApplyForm promotionId={promotionId} />}</Keyed>
      </div>
    </Sheet>
  );
}

const Points = ({ of }: { of: ReadonlySignal<readonly string[]> }) => (
  <section className="promo-sheet-points">
    <h3>{t('promotion.highlights')}</h3>
    <ul>
      <Each of={computed(() => of.value.slice(0, MAX_POINTS))} by={(line) => line}>
        {(line) => <li>{line}</li>}
      </Each>
    </ul>
  </section>
);

function PromotionHead({ of }: { of: ReadonlySignal<Promotion> }) {
  const label = computed(() => t(`promotion.${of.value.label}`).value);
  return (
    <>
      <PromotionPicture of={of} />
      <div className="promo-sheet-state">
        <When is={computed(() => isStatusLabel(of.value.label))}>
          {() => <Tag tone={computed(() => toneOfLabel(of.value.label))}>{label}</Tag>}
        </When>
        <Keyed of={of}>{(promotion) => <PromotionTime of={promotion} />}</Keyed>
      </div>
      <When is={computed(() => of.value.reason)}>
        {(reason) => <p className="promo-sheet-reason">{reason}</p>}
      </When>
    </>
  );
}
