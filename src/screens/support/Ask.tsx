import { onChange } from '@kit/onChange';
import { computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { type FeedbackKind, feedbackKinds } from '../../stores/feedback';
import { useHost } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { FieldError } from '../../ui/FieldError';
import { FileField, type FileRefusal } from '../../ui/FileField';
import { TextArea } from '../../ui/TextArea';
import { useApp } from '../../widgets/useApp';
import { createAskForm } from './createAskForm';
import { pictures } from './pictures';

const MB = 5;
const IMAGES = 3;

const KINDS = feedbackKinds.map((value: FeedbackKind) => ({
  value,
  label: t(`support.${value}`),
  picture: pictures[value],
}));

export function Ask({ onSent }: { onSent: () => void }) {
  const host = useHost();
  const app = useApp();
  const [desk] = useState(() => createAskForm(host, app, onSent));
  const { form, kind, content, images, bounds, count } = desk;
  const refused = useSignal<FileRefusal | undefined>(undefined);
  const imageError = computed(() => {
    const why = refused.value;
    if (why === 'type') return t('refusal.imageKind').value;
    if (why === 'size') return t('refusal.imageSize', { mb: MB }).value;
    return why && t('refusal.imageCount', { n: IMAGES }).value;
  });
  useMount(() =>
    onChange(images, () => {
      refused.value = undefined;
    }),
  );
  return (
    <form className="support-ask" {...form.props}>
      <section
        tabIndex={-1}
        aria-labelledby="support-kind"
        aria-describedby="support-kind-error"
        data-invalid={computed(() => Boolean(kind.error.value))}
      >
        <h2 id="support-kind">{t('support.kind')}</h2>
        <ChipRow
          label={t('support.kind')}
          value={kind.value}
          options={KINDS}
          kind="tile"
          columns={2}
        />
        <FieldError id="support-kind-error" error={kind.error} />
      </section>
      <TextArea
        label={t('support.content')}
        value={content.value}
        error={content.error}
        hint={computed(() => t('support.contentLimits', bounds.value).value)}
        count={computed(() => `${count.value} / ${bounds.value.max}`)}
        rows={5}
      />
      <FileField
        label={t('support.pictures')}
        hint={t('support.pictureHint', { mb: MB, n: IMAGES })}
        files={images}
        error={imageError}
        maxBytes={MB * 1024 * 1024}
        maxFiles={IMAGES}
        removeLabel={(name) => t('support.removePicture', { name })}
        onRefuse={(why) => {
          refused.value = why;
        }}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('support.submit')}
      </Button>
    </form>
  );
}
