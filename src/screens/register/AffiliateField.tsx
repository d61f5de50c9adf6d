import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t, text } from '../../i18n/t';
import { createAffiliate } from '../../stores/affiliate';
import { useStore } from '../../stores/useStore';
import { RuleField } from '../../widgets/RuleField';
import type { RegisterForm } from './createRegisterForm';

/** For who has a code but came without a link that vouches for it. */
export function AffiliateField({ made }: { made: RegisterForm }) {
  return <When is={made.hasAffiliate}>{() => <Field made={made} />}</When>;
}

function Field({ made: { affiliateCode: field, rules } }: { made: RegisterForm }) {
  const { isLinkWrong, linkCode } = useStore(createAffiliate);
  useMount(() => {
    if (!isLinkWrong.peek() || field.value.peek()) return;
    field.value.value = linkCode.peek();
    field.refuse(text('refusal.referrerLink'));
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
