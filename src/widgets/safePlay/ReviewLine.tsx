import { useMount } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { createLimit } from '../../stores/safePlay/limit';
import { Row } from '../../ui/content/Row';
import { safePlayPaths } from '../site/navigation/safePlayPaths';

const load = () => loadTexts('safePlay');

/** Says that it is time to review the limits, and leads there. Only a market that asks for it has the line. */
export function ReviewLine() {
  const { hasReviews } = useStore(createLimit);
  const { isReal } = useStore(createSession);
  return <When is={hasReviews}>{() => <When is={isReal}>{() => <Line />}</When>}</When>;
}

function Line() {
  const { all, dueReview } = useStore(createLimit);
  useMount(() => void all.load());
  return (
    <Lazy when={dueReview} load={load}>
      {() => (
        <When is={dueReview}>
          {() => (
            <Row icon="shield-check" title={t('safePlay.reviewDue')} href={safePlayPaths.limits} />
          )}
        </When>
      )}
    </Lazy>
  );
}
