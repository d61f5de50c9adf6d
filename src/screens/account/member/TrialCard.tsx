import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { paths } from '../../../widgets/site/navigation/paths';

/** Shown to a trial account in place of the VIP card. */
export const TrialCard = () => (
  <section className="member-trial" aria-labelledby="member-trial">
    <img src="/art/icons/circus-tent.webp" alt="" width={56} height={56} />
    <div>
      <h2 id="member-trial">{t('session.trialPromptTitle')}</h2>
      <p className="muted">{t('session.trialPromptText')}</p>
    </div>
    <Button size="medium" wide href={paths.register}>
      {t('session.createAccount')}
    </Button>
  </section>
);
