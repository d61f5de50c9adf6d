import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createMarket } from '../../stores/site/market';
import { Button } from '../../ui/controls/Button';
import { paths } from '../../widgets/site/navigation/paths';

export const VisitorBlock = () => (
  <section className="menu-member menu-visitor" aria-label={t('session.welcome')}>
    <img src="/art/icons/ferris-wheel.webp" alt="" width={56} height={56} />
    <p>{t('session.welcome')}</p>
    <div className="menu-visitor-buttons">
      <Button size="medium" href={paths.register}>
        {t('app.register')}
      </Button>
      <Button kind="secondary" size="medium" href={paths.login}>
        {t('app.login')}
      </Button>
    </div>
    <When is={useStore(createMarket).allowsTrials}>
      {() => (
        <Button kind="quiet" size="medium" href={paths.trial}>
          {t('session.tryFree')}
        </Button>
      )}
    </When>
  </section>
);
