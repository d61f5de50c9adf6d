import { t } from '../../../i18n/t';
import { Skeleton } from '../../../ui/feedback/Skeleton';

const FIELDS = ['name', 'password', 'again', 'mail'];

/** As high as the usual form, so that the layout does not shift when the form appears. */
export const RegisterSkeleton = () => (
  <div className="auth-page-form" role="status" aria-label={t('app.loading')}>
    <Skeleton width="60%" height={44} radius={12} />
    {FIELDS.map((name) => (
      <Skeleton key={name} height={56} radius={16} />
    ))}
    <Skeleton height={160} radius={16} />
    <Skeleton height={52} radius={16} />
  </div>
);
