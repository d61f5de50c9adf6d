import './changePassword.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createPassword } from '../../stores/password';
import { createRule } from '../../stores/rule';
import { createSession } from '../../stores/session';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { NewPasswordFields } from '../../widgets/NewPasswordFields';
import { RuleField } from '../../widgets/RuleField';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { createChangeForm } from './createChangeForm';

export default function ChangePassword() {
  const host = useHost();
  const app = useApp();
  const { info } = useStore(createSession);
  const { known } = useStore(createPassword);
  const rules = useStore(createRule);
  const [{ form, old, secret }] = useState(() => createChangeForm(host, app));
  const isAsked = computed(() => known.value === undefined);
  useEachLanguage(rules.load);
  useMount(secret.start);

  return (
    <form className="changepassword" {...form.props}>
      <div className="changepassword-intro">
        <img src="/art/icons/locked.webp" alt="" width={48} height={48} />
        <p>
          {computed(
            () => t(isAsked.value ? 'password.changeIntro' : 'password.otherSessions').value,
          )}
        </p>
      </div>
      {/* Tells a password keeper whose password this is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={computed(() => info.value?.userName ?? '')}
      />
      <When is={isAsked}>
        {() => (
          <RuleField
            secret
            field={old}
            rule={rules.rule('loginPassword')}
            label={t('password.old')}
            name="oldPassword"
            autoComplete="current-password"
          />
        )}
      </When>
      <NewPasswordFields secret={secret} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('password.change')}
      </Button>
    </form>
  );
}
