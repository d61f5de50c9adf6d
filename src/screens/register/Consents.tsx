import { around, t } from '../../i18n/t';
import { Checkbox } from '../../ui/Checkbox';
import { paths } from '../../widgets/paths';
import type { RegisterForm } from './createRegisterForm';

export function Consents({ made: { consents, minimumAge } }: { made: RegisterForm }) {
  const agreement = around('register.agreement');
  const { age, terms, notBarred } = consents;
  return (
    <fieldset className="register-consents">
      <legend>{t('register.consents')}</legend>
      <p>
        {agreement.before}
        <a href={paths.help}>{agreement.link}</a>
        {agreement.after}
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
