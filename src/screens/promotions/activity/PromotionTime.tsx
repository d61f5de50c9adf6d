import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import type { Promotion } from '../../../stores/promotions/promotion';
import { Icon } from '../../../ui/icons/Icon';

/** The start date of a coming promotion, else its end date. */
export function PromotionTime({ of: { label, startsAt, endsAt } }: { of: Promotion }) {
  const dateLine = () => {
    if (label === 'comingSoon')
      return startsAt ? t('promotion.starts', { date: formatDate(startsAt) }) : '';
    return endsAt ? t('promotion.ends', { date: formatDate(endsAt) }) : t('promotion.noEnd');
  };
  return (
    <span className="promo-time">
      <Icon name="clock" size={14} />
      <span>{dateLine()}</span>
    </span>
  );
}
