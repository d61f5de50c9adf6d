import { useMount, useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createSecurity } from '../../../stores/account/security';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextField } from '../../../ui/fields/TextField';
import { hrefOfSupport } from '../../messages/support/hrefOfSupport';
import { AsyncContent } from '../../site/app/AsyncContent';
import { useApp } from '../../site/app/useApp';
import { moveOnEnter } from '../../site/forms/moveOnEnter';
import { useLoadPerLanguage } from '../../site/language/useLoadPerLanguage';
import { createResetPaymentForm } from './createPaymentForm';
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields';
import { LoginPasswordField } from './SecretField';

/** For a forgotten payment password: security questions, or customer service when none are set. */
export function ResetPaymentPassword({ onDone }: { onDone: () => void }) {
  const { questions } = useStore(createSecurity);
  useLoadPerLanguage(() => questions.load());
  return (
    <AsyncContent of={questions} loading={() => <Skeleton height={240} radius={16} />} compact>
      {(list) =>
        list.peek().some(({ isSet }) => isSet) ? <ResetForm onDone={onDone} /> : <NoQuestions />
      }
    </AsyncContent>
  );
}

const NoQuestions = () => (
  <EmptyState
    compact
    picture="/art/icons/locked.webp"
    title={t('security.lostNoQuestions')}
    text={t('security.lostNoQuestionsText')}
  >
    <Button
      size="medium"
      icon="headset"
      href={computed(() => hrefOfSupport('customerService', t('security.lostRequest').value))}
    >
      {t('app.customerService')}
    </Button>
  </EmptyState>
);

function ResetForm({ onDone }: { onDone: () => void }) {
  const host = useHost();
  const app = useApp();
  const { questions } = useStore(createSecurity);
  const { form, answers, loginPassword, newPassword } = useOnce(() => {
    const answered = (questions.value.peek() ?? []).filter(({ isSet }) => isSet);
    return createResetPaymentForm(
      host,
      app,
      answered.map(({ questionId }) => questionId),
      onDone,
    );
  });
  useMount(newPassword.start);
  return (
    <form className="security-form" onKeyDown={moveOnEnter} {...form.props}>
      <p className="muted">{t('security.lostText')}</p>
      {answers.map(({ questionId, field }, index) => (
        <fieldset className="security-question" key={questionId}>
          <legend>
            {computed(
              () =>
                questions.value.value?.find((question) => question.questionId === questionId)
                  ?.question,
            )}
          </legend>
          <TextField
            label={t('security.answerTo', { n: index + 1 })}
            value={field.value}
            error={field.error}
            onBlur={field.onBlur}
            maxLength={80}
          />
        </fieldset>
      ))}
      <LoginPasswordField field={loginPassword} />
      <NewPaymentPasswordFields newPassword={newPassword} />
      <Button type="submit" wide busy={form.isBusy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
