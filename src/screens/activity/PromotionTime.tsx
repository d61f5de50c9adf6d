import { formatDate } from '../../i18n/format';
import { t } from '../../i18n/t';
import type { Promotion } from '../../stores/activity';
import { Icon } from '../../ui/Icon';

/** When it starts, if it has not; else until when it runs. */
export function PromotionTime({ of: { label, startsAt, endsAt } }: { of: Promotion }) {
  const when = () => {
    if (label === 'comingSoon') return t('activity.starts', { date: formatDate(startsAt) });
    return endsAt ? t('activity.ends', { date: formatDate(endsAt) }) : t('activity.noEnd');
  };
  return (
    <span className="promo-time">
      <Icon name="clock" size={14} />
      <span>{when()}</span>
    </span>
  );
}
