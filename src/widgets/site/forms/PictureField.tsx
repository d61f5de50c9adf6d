import { useMount, useOnce } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '../../../contract/site/picture';
import { t } from '../../../i18n/t';
import { FileField, type FileRejection } from '../../../ui/fields/FileField';

/** Values for texts that name the limits. */
export const pictureLimits = { mb: MAX_PICTURE_BYTES / (1024 * 1024), n: MAX_PICTURES };

interface Props {
  label: ReadonlySignal<string>;
  hint: ReadonlySignal<string>;
  files: Signal<readonly File[]>;
  /** The accessible name of the button that removes one picture. */
  removeLabel: (name: string) => ReadonlySignal<string>;
}

/** A field for pictures that shows why a picked file was not accepted. */
export function PictureField(props: Props) {
  const rejection = useOnce(() => signal<FileRejection | undefined>(undefined));
  const error = computed(() => {
    const reason = rejection.value;
    if (reason === 'type') return t('validation.imageKind').value;
    if (reason === 'size') return t('validation.imageSize', pictureLimits).value;
    return reason && t('validation.imageCount', pictureLimits).value;
  });
  // The message is outdated once a picture was added or removed.
  useMount(() =>
    onChange(props.files, () => {
      rejection.value = undefined;
    }),
  );
  return (
    <FileField
      {...props}
      maxFiles={MAX_PICTURES}
      maxBytes={MAX_PICTURE_BYTES}
      error={error}
      onReject={(reason) => {
        rejection.value = reason;
      }}
    />
  );
}
