import { computed, type Signal } from '@kit/render/signals';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createFeedback, feedbackKinds } from '../../../stores/messages/feedback';
import { createSystem } from '../../../stores/site/system';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';

/** Used until the settings of the operator are loaded. */
const DEFAULT_LENGTH = { min: 10, max: 500 };

/** Counts characters as the server does. */
const lengthOf = (content: string) => [...content.trim()].length;

export function createQuestionForm({ use }: Host, app: App, onSent: () => void) {
  const { draft: currentDraft, send } = use(createFeedback);
  const draft = currentDraft();
  // Another screen, such as a search without results, may have written the question in the address.
  const { query } = app.address.peek();
  const about = query.get('about');
  if (about && !draft.content.peek()) {
    draft.content.value = about;
    draft.kind.value = feedbackKinds.find((option) => option === query.get('kind')) ?? 'other';
  }
  const { settings } = use(createSystem);
  const bounds = computed(() => settings.value?.feedbackLength ?? DEFAULT_LENGTH);
  const form = createAppForm(app, { onSubmit });

  const kind = form.field('kind', draft.kind as Signal<string>, (value) =>
    value ? undefined : text('support.chooseKind'),
  );
  const content = form.field('content', draft.content, (value) => {
    const { min, max } = bounds.peek();
    const length = lengthOf(value);
    if (length < min) return text('support.tooShort', { min });
    return length > max ? text('support.tooLong', { max }) : undefined;
  });

  async function onSubmit() {
    const chosen = feedbackKinds.find((option) => option === kind.value.peek());
    if (!chosen) return;
    if (!(await send(chosen))) return;
    app.showToast(t('support.sent'), { kind: 'ok', ms: toastMs.short });
    onSent();
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
