import type { Signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import type { Detail } from '../../stores/profile';
import { createRule } from '../../stores/rule';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { RuleField } from '../../widgets/RuleField';
import { useApp } from '../../widgets/useApp';
import { createDetailForm } from './createDetailForm';

const FIELDS = {
  nickname: {
    words: 'member.nickname',
    hint: 'security.nicknameHint',
    control: { icon: 'smile', autoComplete: 'nickname', autoCapitalize: 'words' },
  },
  email: {
    words: 'security.email',
    hint: 'security.emailHint',
    control: { icon: 'mail', autoComplete: 'email', inputMode: 'email' },
  },
  payeeName: {
    words: 'member.payeeName',
    hint: 'security.payeeNameHint',
    control: { icon: 'user-round', autoComplete: 'name', autoCapitalize: 'words' },
  },
} as const;

interface Props {
  open: Signal<boolean>;
  detail: Detail;
}

export const DetailSheet = ({ open, detail }: Props) => (
  <Sheet open={open} title={t(FIELDS[detail].words)} closeLabel={t('app.close')}>
    <DetailForm open={open} detail={detail} />
  </Sheet>
);

function DetailForm({ open, detail }: Props) {
  const host = useHost();
  const app = useApp();
  const rules = useStore(createRule);
  const [{ form, field }] = useState(() => createDetailForm(host, app, detail, open));
  const { words, hint, control } = FIELDS[detail];
  useMount(() => void rules.load());
  return (
    <form className="security-form" {...form.props}>
      <RuleField
        {...control}
        field={field}
        rule={rules.rule(detail)}
        label={t(words)}
        hint={t(hint)}
        name={detail}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
