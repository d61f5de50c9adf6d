import { useOnce } from '@kit/render/hooks';
import '../../../widgets/account/security/securityForm.css';
import type { Signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createSecurity } from '../../../stores/account/security';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import { Sheet } from '../../../ui/overlays/Sheet';
import { LoginPasswordField } from '../../../widgets/account/security/SecretField';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { createQuestionsForm } from './createQuestionsForm';

interface Props {
  open: Signal<boolean>;
}

/** Security questions, for resetting a forgotten payment password. */
export const QuestionsSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.questions')} closeLabel={t('app.close')}>
    <Questions open={open} />
  </Sheet>
);

function Questions({ open }: Props) {
  const { questions } = useStore(createSecurity);
  useLoadPerLanguage(() => questions.load());
  return (
    <AsyncContent of={questions} loading={() => <Skeleton height={420} radius={16} />} compact>
      {() => <QuestionsForm open={open} />}
    </AsyncContent>
  );
}

function QuestionsForm({ open }: Props) {
  const host = useHost();
  const app = useApp();
  const { config } = useStore(createSecurity);
  const { form, loginPassword, pairs } = useOnce(() =>
    createQuestionsForm(host, app, () => {
      open.value = false;
    }),
  );
  const isSet = useOnce(() => config.value.peek()?.hasQuestions);
  return (
    <form className="security-form" {...form.props}>
      <p className="muted">{t(isSet ? 'security.questionsAgain' : 'security.questionsNew')}</p>
      {pairs.map(({ number, question, answer, options }) => (
        <div className="security-question" key={number}>
          <Select
            label={t('security.question', { n: number })}
            placeholder={t('app.choose')}
            options={options}
            value={question.value}
            error={question.error}
            closeLabel={t('app.close')}
          />
          <TextField
            label={t('security.answerTo', { n: number })}
            value={answer.value}
            error={answer.error}
            onBlur={answer.onBlur}
            maxLength={80}
          />
        </div>
      ))}
      <LoginPasswordField field={loginPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
