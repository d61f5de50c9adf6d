import { REMARK_LENGTH } from '../../../contract/promotions/promotion';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createPromotion } from '../../../stores/promotions/promotion';
import { TextArea } from '../../../ui/fields/TextArea';
import { PictureField, pictureLimits } from '../../../widgets/site/forms/PictureField';

/** The form of some promotions: a remark and pictures, both optional. */
export function ApplyForm({ promotionId }: { promotionId: string }) {
  const { remark, images } = useStore(createPromotion).draftOf(promotionId);
  return (
    <div className="promo-sheet-form">
      <TextArea
        label={t('promotion.remark')}
        hint={t('promotion.remarkHint')}
        value={remark}
        maxLength={REMARK_LENGTH}
        counter
      />
      <PictureField
        label={t('promotion.images')}
        hint={t('promotion.imageHint', pictureLimits)}
        files={images}
        removeLabel={(name) => t('promotion.removeNamed', { name })}
      />
    </div>
  );
}
