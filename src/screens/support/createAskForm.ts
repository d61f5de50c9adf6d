import { computed, type Signal } from '@kit/signals';
import { isApiError } from '../../api/ApiError';
import { t, text } from '../../i18n/t';
import { createFeedback, feedbackKinds } from '../../stores/feedback';
import type { Host } from '../../stores/host';
import { createSystem } from '../../stores/system';
import { createAppForm, tellFailure } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import type { App } from '../../widgets/useApp';

const SAID_FOR = 3000;
/** Until the operator's own are known. */
const BOUNDS = { min: 10, max: 500 };

/** Counted as the server counts. */
const lengthOf = (content: string) => [...content.trim()].length;

/** A question, as it is being written. */
export function createAskForm({ use }: Host, app: App, onSent: () => void) {
  const { draftNow, send } = use(createFeedback);
  const draft = draftNow();
  const { site } = use(createSystem);
  const bounds = computed(() => site.value?.feedbackLength ?? BOUNDS);
  const form = createAppForm(app, post);

  const kind = form.field('kind', draft.kind as Signal<string>, (value) =>
    value ? undefined : text('support.chooseKind'),
  );
  const content = form.field('content', draft.content, (value) => {
    const { min, max } = bounds.peek();
    const length = lengthOf(value);
    if (length < min) return text('support.tooShort', { min });
    return length > max ? text('support.tooLong', { max }) : undefined;
  });

  async function post() {
    const chosen = feedbackKinds.find((one) => one === kind.value.peek());
    if (!chosen) return;
    try {
      if (!(await send(chosen))) return;
      app.say(t('support.sent'), { kind: 'ok', ms: SAID_FOR });
      onSent();
    } catch (error) {
      if (isApiError(error) && error.code === 'feedback_length') content.refuse(errorText(error));
      else tellFailure(app, form, error);
    }
  }

  return {
    form,
    kind,
    content,
    images: draft.images,
    bounds,
    count: computed(() => lengthOf(draft.content.value)),
  };
}
