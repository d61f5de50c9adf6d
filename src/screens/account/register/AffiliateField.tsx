import { useMount } from '@kit/render/hooks';
import { When } from '@kit/render/When';
import { withQuery } from '@kit/web/withQuery';
import type { MouseEvent } from 'react';
import { t, text } from '../../../i18n/t';
import { CODE_NAMES, createAffiliate } from '../../../stores/agents/affiliate';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Note } from '../../../ui/feedback/Note';
import { Icon } from '../../../ui/icons/Icon';
import { useApp } from '../../../widgets/site/app/useApp';
import { RuleField } from '../../../widgets/site/forms/RuleField';
import type { RegisterForm } from './createRegisterForm';

/** The affiliate code, asked for when the page was opened without a valid affiliate link. */
export function AffiliateField({ registration }: { registration: RegisterForm }) {
  return (
    <>
      <When is={registration.showsAffiliateField}>
        {() => <CodeField registration={registration} />}
      </When>
      <When is={registration.hasWrongLink}>{() => <WrongLink />}</When>
    </>
  );
}

/** Without a field for the code, a wrong one can only be dropped. */
function WrongLink() {
  const { address, navigate } = useApp();
  const { dropCode } = useStore(createAffiliate);

  function drop({ currentTarget }: MouseEvent<HTMLElement>) {
    const { path, query } = address.peek();
    const rest = new URLSearchParams(query);
    for (const name of CODE_NAMES) rest.delete(name);
    navigate(withQuery(path, rest), { replace: true, keepScroll: true });
    // This button goes, and a keyboard goes on with the one that sends.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    void dropCode();
  }

  return (
    <div data-invalid="true" tabIndex={-1}>
      <Note role="alert">
        <Icon name="ticket" />
        <p>{t('validation.referrerLink')}</p>
        <Button kind="secondary" size="small" onClick={drop}>
          {t('register.withoutCode')}
        </Button>
      </Note>
    </div>
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
