import { REMARK_LENGTH } from '../../contract/promotion';
import { t } from '../../i18n/t';
import { createActivity } from '../../stores/activity';
import { useStore } from '../../stores/useStore';
import { TextArea } from '../../ui/TextArea';
import { PictureField, pictureLimits } from '../../widgets/forms/PictureField';

/** The form of some promotions: a remark and pictures, both optional. */
export function ApplyForm({ promotionId }: { promotionId: string }) {
  const { remark, images } = useStore(createActivity).draftOf(promotionId);
  return (
    <div className="promo-sheet-form">
      <TextArea
        label={t('activity.remark')}
        hint={t('activity.remarkHint')}
        value={remark}
        maxLength={REMARK_LENGTH}
        counter
      />
      <PictureField
        label={t('activity.images')}
        hint={t('activity.imageHint', pictureLimits)}
        files={images}
        removeLabel={(name) => t('activity.removeNamed', { name })}
      />
    </div>
  );
}
