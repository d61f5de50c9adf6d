import '../../../widgets/account/security/securityForm.css';
import { useMount, useOnce } from '@kit/render/hooks';
import type { Signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { ProfileField } from '../../../stores/account/profile';
import { createRule } from '../../../stores/account/rule';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Sheet } from '../../../ui/overlays/Sheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { RuleField } from '../../../widgets/site/forms/RuleField';
import { createDetailForm } from './createDetailForm';

const FIELDS = {
  nickname: {
    labelKey: 'member.nickname',
    hint: 'security.nicknameHint',
    control: { icon: 'smile', autoComplete: 'nickname', autoCapitalize: 'words' },
  },
  email: {
    labelKey: 'security.email',
    hint: 'security.emailHint',
    control: { icon: 'mail', autoComplete: 'email', inputMode: 'email' },
  },
  payeeName: {
    labelKey: 'member.payeeName',
    hint: 'security.payeeNameHint',
    control: { icon: 'user-round', autoComplete: 'name', autoCapitalize: 'words' },
  },
} as const;

interface Props {
  open: Signal<boolean>;
  detail: ProfileField;
}

export const DetailSheet = ({ open, detail }: Props) => (
  <Sheet open={open} title={t(FIELDS[detail].labelKey)} closeLabel={t('app.close')}>
    <DetailForm open={open} detail={detail} />
  </Sheet>
);

function DetailForm({ open, detail }: Props) {
  const host = useHost();
  const app = useApp();
  const rules = useStore(createRule);
  const { form, field } = useOnce(() => createDetailForm(host, app, detail, open));
  const { labelKey, hint, control } = FIELDS[detail];
  useMount(() => void rules.load());
  return (
    <form className="security-form" {...form.props}>
      <RuleField
        {...control}
        field={field}
        rule={rules.rule(detail)}
        label={t(labelKey)}
        hint={t(hint)}
        name={detail}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
