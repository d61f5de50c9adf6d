import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLimit } from '../../stores/limit';
import { useStore } from '../../stores/useStore';

/** When a tighter and a looser limit apply. Nothing when the backend does not say it. */
export const HowLimits = () => (
  <When is={useStore(createLimit).waitHours}>
    {(hours) => <p className="muted">{t('safePlay.howLimits', { hours })}</p>}
  </When>
);
