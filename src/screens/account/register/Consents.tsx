import { linkParts, t } from '../../../i18n/t';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { paths } from '../../../widgets/site/navigation/paths';
import type { RegisterForm } from './createRegisterForm';

export function Consents({
  registration: { consents, minimumAge },
}: {
  registration: RegisterForm;
}) {
  const termsLink = linkParts('register.agreement');
  const { age, terms, notBarred } = consents;
  return (
    <fieldset className="register-consents">
      <legend>{t('register.consents')}</legend>
      <p>
        {termsLink.before}
        <a href={paths.help}>{termsLink.link}</a>
        {termsLink.after}
      </p>
      <Checkbox checked={age.value} error={age.error} name="confirmAge">
        {t('register.confirmAge', { age: minimumAge })}
      </Checkbox>
      <Checkbox checked={terms.value} error={terms.error} name="confirmTerms">
        {t('register.confirmTerms')}
      </Checkbox>
      <Checkbox checked={notBarred.value} error={notBarred.error} name="confirmNotBarred">
        {t('register.confirmNotBarred')}
      </Checkbox>
    </fieldset>
  );
}
