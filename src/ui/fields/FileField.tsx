import './FileField.css';
import { Each } from '@kit/render/Each';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type Signal, signal } from '@kit/render/signals';
import { useId } from 'react';
import { IconButton } from '../controls/IconButton';
import { Icon } from '../icons/Icon';
import { derive, type MaybeSignal } from '../theme/maybeSignal';
import { FieldError } from './FieldError';

export type FileRejection = 'type' | 'size' | 'count';

type Props = {
  files: Signal<readonly File[]>;
  label: MaybeSignal<string>;
  hint?: MaybeSignal<string>;
  error?: MaybeSignal<string | undefined>;
  /** The name of the button that removes a picture. */
  removeLabel: (fileName: string) => MaybeSignal<string>;
  maxBytes: number;
  maxFiles?: number;
  types?: readonly string[];
  onReject?: (reason: FileRejection, file: File) => void;
};

const pictureTypes = ['image/png', 'image/jpeg'];

/** Pictures to upload, with previews. */
export function FileField(props: Props) {
  const { files, label, hint, error, maxBytes, maxFiles = 1, types = pictureTypes } = props;
  const id = useId();
  const add = (picked: readonly File[]) => {
    for (const file of picked) {
      const reason = check(file);
      if (reason) props.onReject?.(reason, file);
      else files.value = [...files.peek(), file];
    }
  };
  const check = (file: File): FileRejection | undefined => {
    if (!types.includes(file.type)) return 'type';
    if (file.size > maxBytes) return 'size';
    return files.peek().length >= maxFiles ? 'count' : undefined;
  };
  return (
    <div className="files" data-error={derive(error, Boolean)}>
      <span className="files-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="files-row">
        <Each of={files} by={(file) => `${file.name} ${file.size} ${file.lastModified}`}>
          {(file) => (
            <Preview
              file={file}
              removeLabel={props.removeLabel(file.name)}
              onRemove={() => {
                files.value = files.peek().filter((other) => other !== file);
              }}
            />
          )}
        </Each>
        <label className="files-add" hidden={computed(() => files.value.length >= maxFiles)}>
          <Icon name="camera" size={24} />
          <span className="num">{computed(() => `${files.value.length} / ${maxFiles}`)}</span>
          <input
            type="file"
            className="visually-hidden"
            accept={types.join(',')}
            multiple={maxFiles > 1}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-error ${id}-hint`}
            onChange={(event) => {
              add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint !== undefined && (
        <p className="files-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type PreviewProps = { file: File; removeLabel: MaybeSignal<string>; onRemove: () => void };

function Preview({ file, removeLabel, onRemove }: PreviewProps) {
  const url = useOnce(() => signal<string | undefined>(undefined));
  useMount(() => {
    const objectUrl = URL.createObjectURL(file);
    url.value = objectUrl;
    return () => URL.revokeObjectURL(objectUrl);
  });
  return (
    <span className="files-one">
      <img src={url} alt={file.name} width={84} height={84} />
      <IconButton
        icon="x"
        kind="art"
        size={28}
        iconSize={16}
        label={removeLabel}
        onClick={onRemove}
      />
    </span>
  );
}
