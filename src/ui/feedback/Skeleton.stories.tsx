import { t } from '../../i18n/t';
import { Card } from '../content/Card';
import { LoadingIndicator } from './LoadingIndicator';
import { Skeleton, SkeletonCard, SkeletonChips, SkeletonRow, SkeletonText } from './Skeleton';
import { Spinner } from './Spinner';

export default { title: 'UI/Skeleton' };

export const States = () => (
  <>
    <Skeleton height={164} radius={20} />
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '16px 12px' }}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
    <SkeletonChips />
    <Card>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonText />
    </Card>
    <div className="stage-line">
      <Spinner label={t('app.loading')} />
      <Spinner size={32} />
    </div>
    <LoadingIndicator label={t('app.loading')} />
  </>
);
