import { t } from '../../i18n/t';
import { Skeleton } from '../../ui/Skeleton';

const FIELDS = ['name', 'password', 'again', 'mail'];

/** The usual form, in its final size. */
export const RegisterBlank = () => (
  <div className="entry-form" role="status" aria-label={t('app.loading')}>
    <Skeleton width="60%" height={44} radius={12} />
    {FIELDS.map((name) => (
      <Skeleton key={name} height={56} radius={16} />
    ))}
    <Skeleton height={160} radius={16} />
    <Skeleton height={52} radius={16} />
  </div>
);
