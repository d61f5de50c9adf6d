import { Async } from '@kit/Async';
import type { Signal } from '@kit/signals';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSecurity } from '../../stores/security';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Select } from '../../ui/Select';
import { Sheet } from '../../ui/Sheet';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { errorText } from '../../widgets/errorText';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { createQuestionsForm } from './createQuestionsForm';
import { Proof } from './Secret';

interface Props {
  open: Signal<boolean>;
}

/** What only the member knows, for the day that a password is lost. */
export const QuestionsSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.questions')} closeLabel={t('app.close')}>
    <Questions open={open} />
  </Sheet>
);

function Questions({ open }: Props) {
  const { questions } = useStore(createSecurity);
  useEachLanguage(() => questions.load());
  return (
    <Async
      of={questions}
      loading={() => <Skeleton height={420} radius={16} />}
      failed={(error, retry) => (
        <ErrorState compact title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
      )}
    >
      {() => <QuestionsForm open={open} />}
    </Async>
  );
}

function QuestionsForm({ open }: Props) {
  const host = useHost();
  const app = useApp();
  const { config } = useStore(createSecurity);
  const [{ form, proof, pairs }] = useState(() =>
    createQuestionsForm(host, app, () => {
      open.value = false;
    }),
  );
  const [isSet] = useState(() => config.value.peek()?.hasQuestions);
  return (
    <form className="security-form" {...form.props}>
      <p className="muted">{t(isSet ? 'security.questionsAgain' : 'security.questionsNew')}</p>
      {pairs.map(({ n, question, answer, options }) => (
        <div className="security-question" key={n}>
          <Select
            label={t('security.question', { n })}
            placeholder={t('app.choose')}
            options={options}
            value={question.value}
            error={question.error}
            closeLabel={t('app.close')}
          />
          <TextField
            label={t('security.answerTo', { n })}
            value={answer.value}
            error={answer.error}
            onBlur={answer.onBlur}
            maxLength={80}
          />
        </div>
      ))}
      <Proof field={proof} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
