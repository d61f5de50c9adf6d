import { useMount } from '@kit/render/hooks';
import { When } from '@kit/render/When';
import { t, text } from '../../../i18n/t';
import { createAffiliate } from '../../../stores/agents/affiliate';
import { useStore } from '../../../stores/base/useStore';
import { RuleField } from '../../../widgets/site/forms/RuleField';
import type { RegisterForm } from './createRegisterForm';

/** The affiliate code, asked for when the page was opened without a valid affiliate link. */
export function AffiliateField({ registration }: { registration: RegisterForm }) {
  return (
    <When is={registration.showsAffiliateField}>
      {() => <CodeField registration={registration} />}
    </When>
  );
}

function CodeField({
  registration: { affiliateCode: field, rules },
}: {
  registration: RegisterForm;
}) {
  const { isLinkWrong, linkCode } = useStore(createAffiliate);
  useMount(() => {
    if (field.value.peek()) return;
    field.value.value = linkCode.peek();
    if (isLinkWrong.peek()) field.setServerError(() => text('validation.referrerLink'));
  });
  return (
    <RuleField
      field={field}
      rule={rules.rule('affiliateCode')}
      label={t('register.affiliateCode')}
      icon="ticket"
      name="affiliateCode"
      autoCapitalize="characters"
    />
  );
}
