import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSecurity } from '../../stores/security';
import { useHost, useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { createLostForm } from './createPaymentForm';
import { NewPin } from './NewPin';
import { Proof } from './Secret';

/** Who forgot the payment password answers the own questions; who has none asks a person. */
export function LostPayment({ onDone }: { onDone: () => void }) {
  const { questions } = useStore(createSecurity);
  useEachLanguage(() => questions.load());
  return (
    <Async
      of={questions}
      loading={() => <Skeleton height={240} radius={16} />}
      failed={(error, retry) => (
        <ErrorState compact title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
      )}
    >
      {(list) =>
        list.peek().some(({ isSet }) => isSet) ? <LostForm onDone={onDone} /> : <NoQuestions />
      }
    </Async>
  );
}

const NoQuestions = () => (
  <EmptyState
    compact
    picture="/art/icons/locked.webp"
    title={t('security.lostNoQuestions')}
    text={t('security.lostNoQuestionsText')}
  >
    <Button size="medium" icon="headset" href={paths.service}>
      {t('app.customerService')}
    </Button>
  </EmptyState>
);

function LostForm({ onDone }: { onDone: () => void }) {
  const host = useHost();
  const app = useApp();
  const { questions } = useStore(createSecurity);
  const [{ form, answers, proof, secret }] = useState(() => {
    const own = (questions.value.peek() ?? []).filter(({ isSet }) => isSet);
    return createLostForm(
      host,
      app,
      own.map(({ questionId }) => questionId),
      onDone,
    );
  });
  useMount(secret.start);
  return (
    <form className="security-form" {...form.props}>
      <p className="muted">{t('security.lostText')}</p>
      {answers.map(({ questionId, field }, i) => (
        <fieldset className="security-question" key={questionId}>
          <legend>
            {computed(
              () => questions.value.value?.find((one) => one.questionId === questionId)?.question,
            )}
          </legend>
          <TextField
            label={t('security.answerTo', { n: i + 1 })}
            value={field.value}
            error={field.error}
            onBlur={field.onBlur}
            maxLength={80}
          />
        </fieldset>
      ))}
      <Proof field={proof} />
      <NewPin secret={secret} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
