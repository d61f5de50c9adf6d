import { computed, signal } from '@kit/render/signals';
import { createSecurity } from '../../../stores/account/security';
import type { Host } from '../../../stores/base/host';
import {
  addLoginPassword,
  createSecurityForm,
} from '../../../widgets/account/security/createSecurityForm';
import type { App } from '../../../widgets/site/app/useApp';
import { required } from '../../../widgets/site/forms/requiredRule';

/** Each question can be chosen once. Answers that are saved already are never shown. */
export function createQuestionsForm({ use }: Host, app: App, onDone: () => void) {
  const { config, questions, setAnswers } = use(createSecurity);
  const all = questions.value;
  const count = config.value.peek()?.questionsNeeded ?? 0;
  const saved = (all.peek() ?? []).filter(({ isSet }) => isSet);
  const form = createSecurityForm(app, onSubmit, onDone);

  const pairs = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    question: form.field(`question${index + 1}`, signal(saved[index]?.questionId ?? ''), required),
    answer: form.field(`answer${index + 1}`, signal(''), required),
  }));
  const loginPassword = addLoginPassword(form);

  /** A question that another pair uses is disabled. */
  const optionsOf = (pair: (typeof pairs)[number]) =>
    computed(() => {
      const others = pairs.filter((other) => other !== pair);
      const usedIds = others.map(({ question }) => question.value.value);
      return (all.value ?? []).map(({ questionId, question }) => ({
        value: questionId,
        label: question,
        disabled: usedIds.includes(questionId),
      }));
    });

  function onSubmit() {
    return setAnswers({
      password: loginPassword.value.peek(),
      answers: pairs.map(({ question, answer }) => ({
        questionId: question.value.peek(),
        answer: answer.value.peek(),
      })),
    });
  }

  return {
    form,
    loginPassword,
    pairs: pairs.map((pair) => ({ ...pair, options: optionsOf(pair) })),
  };
}
