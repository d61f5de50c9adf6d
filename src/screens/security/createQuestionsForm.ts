import { computed, signal } from '@kit/signals';
import type { Host } from '../../stores/host';
import { createSecurity } from '../../stores/security';
import type { App } from '../../widgets/useApp';
import { addProof, createGuardForm, filled } from './createGuardForm';

/** Questions, each asked once, and their answers; those kept so far are never shown. */
export function createQuestionsForm({ use }: Host, app: App, done: () => void) {
  const { config, questions, setAnswers } = use(createSecurity);
  const all = questions.value;
  const count = config.value.peek()?.questionsNeeded ?? 0;
  const own = (all.peek() ?? []).filter(({ isSet }) => isSet);
  const form = createGuardForm(app, send, done);

  const pairs = Array.from({ length: count }, (_, i) => ({
    n: i + 1,
    question: form.field(`question${i + 1}`, signal(own[i]?.questionId ?? ''), filled),
    answer: form.field(`answer${i + 1}`, signal(''), filled),
  }));
  const proof = addProof(form);

  /** What another pair asks already cannot be picked. */
  const optionsOf = (pair: (typeof pairs)[number]) =>
    computed(() => {
      const others = pairs.filter((one) => one !== pair);
      const taken = others.map(({ question }) => question.value.value);
      return (all.value ?? []).map(({ questionId, question }) => ({
        value: questionId,
        label: question,
        disabled: taken.includes(questionId),
      }));
    });

  function send() {
    return setAnswers({
      password: proof.value.peek(),
      answers: pairs.map(({ question, answer }) => ({
        questionId: question.value.peek(),
        answer: answer.value.peek(),
      })),
    });
  }

  return { form, proof, pairs: pairs.map((pair) => ({ ...pair, options: optionsOf(pair) })) };
}
