import { Async } from '@kit/Async';
import { computed, type ReadonlySignal, type Signal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createActivity, type Promotion } from '../../stores/activity';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { RichText } from '../../ui/RichText';
import { Sheet } from '../../ui/Sheet';
import { SkeletonText } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
import { errorText } from '../../widgets/errorText';
import { usePictures } from '../../widgets/usePictures';
import { ApplyForm } from './ApplyForm';
import { asksForm, isStanding, offerOf, toneOf } from './labels';
import { PromotionTime } from './PromotionTime';
import { useApply } from './useApply';

interface Props {
  id: ReadonlySignal<string>;
  open: Signal<boolean>;
}

/** One promotion whole: what it gives, its terms, and the way to take part. */
export function PromotionSheet({ id, open }: Props) {
  const { list, detail, isApplying } = useStore(createActivity);
  const apply = useApply();
  // What the list knows is shown while the rest is on its way.
  const promotion = computed<Promotion | undefined>(
    () => detail.value.value ?? list.value.value?.find((one) => one.promotionId === id.value),
  );
  const offer = computed(() => promotion.value && offerOf(promotion.value.label));
  const words = computed(() => {
    const key = promotion.value && asksForm(promotion.value) ? 'activity.submit' : offer.value;
    return key ? t(key).value : '';
  });
  const press = () => {
    const asked = promotion.peek();
    if (asked) void apply(asked);
  };
  return (
    <Sheet
      open={open}
      title={computed(() => promotion.value?.title ?? '')}
      closeLabel={t('app.close')}
      actions={
        <When is={offer}>
          {() => (
            <Button
              wide
              busy={computed(() => isApplying(id.value).value)}
              disabled={computed(() => detail.value.value === undefined)}
              onClick={press}
            >
              {words}
            </Button>
          )}
        </When>
      }
    >
      <div className="promosheet">
        <When is={promotion}>{(one) => <Head of={one} />}</When>
        <Async
          of={detail}
          loading={() => <SkeletonText lines={4} />}
          failed={(error, retry) => (
            <ErrorState
              compact
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={retry}
            />
          )}
        >
          {(read) => <RichText html={computed(() => read.value.content)} />}
        </Async>
        <When is={computed(() => detail.value.value && asksForm(detail.value.value) && id.value)}>
          {(asked) => <ApplyForm id={asked.peek()} />}
        </When>
      </div>
    </Sheet>
  );
}

function Head({ of }: { of: ReadonlySignal<Promotion> }) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(of.value.image));
  const label = computed(() => t(`activity.${of.value.label}`).value);
  return (
    <>
      <span className="promo-art">
        <Picture
          src={computed(() => sources.value[0])}
          fallbacks={computed(() => sources.value.slice(1))}
          alt=""
          width={338}
          height={164}
          fills
        />
        <When is={computed(() => of.value.amount)}>
          {(amount) => (
            <span className="promo-prize">
              <Money amount={amount} size={20} />
            </span>
          )}
        </When>
      </span>
      <div className="promosheet-state">
        <When is={computed(() => isStanding(of.value.label))}>
          {() => <Tag tone={computed(() => toneOf(of.value.label))}>{label}</Tag>}
        </When>
        <When is={of}>{(one) => <PromotionTime of={one.peek()} />}</When>
      </div>
      <When is={computed(() => of.value.reason)}>
        {(reason) => <p className="promosheet-reason">{reason}</p>}
      </When>
    </>
  );
}
