import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit, type MemberLimit } from '../../stores/safePlay/limit';
import { Button } from '../../ui/controls/Button';
import { useApp } from '../../widgets/site/app/useApp';

interface Props {
  onEdit: (limit: MemberLimit) => void;
}

/** Asks whether the limits are still right, when the market says that it is time. A change counts as the answer too. */
export function LimitReview({ onEdit }: Props) {
  const { all, dueReview, keepAll, isBusy } = useStore(createLimit);
  const app = useApp();
  const keep = () => keepAll().catch(app.showError);
  const change = () => {
    const limit = all.value.peek()?.limits.find(({ amount }) => typeof amount === 'number');
    if (limit) onEdit(limit);
  };
  return (
    <When is={dueReview}>
      {(review) => (
        <div className="safeplay-must safeplay-review" role="status">
          <p>
            {t('safePlay.reviewText', { date: computed(() => dateText(review.value.reviewedAt)) })}
          </p>
          <div>
            <Button size="small" busy={isBusy} onClick={() => void keep()}>
              {t('safePlay.reviewKeep')}
            </Button>
            <Button kind="secondary" size="small" onClick={change}>
              {t('safePlay.reviewChange')}
            </Button>
          </div>
        </div>
      )}
    </When>
  );
}
