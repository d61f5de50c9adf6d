import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit } from '../../stores/safePlay/limit';

/** When a tighter and a looser limit apply. Nothing when the backend does not say it. */
export const HowLimits = () => (
  <When is={useStore(createLimit).waitHours}>
    {(hours) => <p className="muted">{t('safePlay.howLimits', { hours })}</p>}
  </When>
);
