import { onChange } from '@kit/onChange';
import { computed } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createActivity } from '../../stores/activity';
import { useStore } from '../../stores/useStore';
import { FileField, type FileRefusal } from '../../ui/FileField';
import { TextArea } from '../../ui/TextArea';

const REMARK = 140;
const IMAGES = 3;
const MB = 5;

/** What the house wants to know first: a remark and pictures, both as one likes. */
export function ApplyForm({ id }: { id: string }) {
  const { remark, images } = useStore(createActivity).draftOf(id);
  const refused = useSignal<FileRefusal | undefined>(undefined);
  const error = computed(() => {
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
    <div className="promosheet-form">
      <TextArea
        label={t('activity.remark')}
        hint={t('activity.remarkHint')}
        value={remark}
        maxLength={REMARK}
        counter
      />
      <FileField
        label={t('activity.images')}
        hint={t('activity.imageHint', { mb: MB, n: IMAGES })}
        files={images}
        error={error}
        maxBytes={MB * 1024 * 1024}
        maxFiles={IMAGES}
        removeLabel={(name) => t('activity.removeNamed', { name })}
        onRefuse={(why) => {
          refused.value = why;
        }}
      />
    </div>
  );
}
