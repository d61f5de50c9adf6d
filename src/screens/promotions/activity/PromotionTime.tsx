import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { Promotion } from '../../../stores/promotions/promotion';
import { Icon } from '../../../ui/icons/Icon';

/** The start date of a coming promotion, else its end date. Empty when the backend does not say it. */
export function PromotionTime({ of: { label, startsAt, endsAt } }: { of: Promotion }) {
  const dateLine = () => {
    if (label === 'comingSoon')
      return startsAt ? t('promotion.starts', { date: formatDate(startsAt) }) : '';
    if (endsAt === null) return t('promotion.noEnd');
    return endsAt ? t('promotion.ends', { date: formatDate(endsAt) }) : '';
  };
  const line = dateLine();
  return (
    <span className="promo-time">
      {line && (
        <>
          <Icon name="clock" size={14} />
          <span>{line}</span>
        </>
      )}
    </span>
  );
}
