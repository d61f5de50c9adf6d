import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useHost } from '../../../stores/base/useStore';
import { feedbackKinds } from '../../../stores/messages/feedback';
import { Button } from '../../../ui/controls/Button';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { FieldError } from '../../../ui/fields/FieldError';
import { TextArea } from '../../../ui/fields/TextArea';
import { useApp } from '../../../widgets/site/app/useApp';
import { PictureField, pictureLimits } from '../../../widgets/site/forms/PictureField';
import { createQuestionForm } from './createQuestionForm';
import { feedbackPictures } from './feedbackPictures';

const KINDS = feedbackKinds.map((value) => ({
  value,
  label: t(`support.${value}`),
  picture: feedbackPictures[value],
}));

export function QuestionForm({ onSent }: { onSent: () => void }) {
  const host = useHost();
  const app = useApp();
  const questionForm = useOnce(() => createQuestionForm(host, app, onSent));
  const { form, kind, content, images, bounds, count } = questionForm;
  return (
    <form className="support-form" {...form.props}>
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
      <PictureField
        label={t('support.pictures')}
        hint={t('support.pictureHint', pictureLimits)}
        files={images}
        removeLabel={(name) => t('support.removePicture', { name })}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('support.submit')}
      </Button>
    </form>
  );
}
