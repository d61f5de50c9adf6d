import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useId } from 'react';
import { PICTURE_TYPES } from '../../../contract/site/picture';
import { t } from '../../../i18n/t';
import { createKyc } from '../../../stores/account/kyc';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Spinner } from '../../../ui/feedback/Spinner';
import { FieldError } from '../../../ui/fields/FieldError';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import type { KycPhoto } from './createKycForm';

interface Props {
  of: KycPhoto;
  label: ReadonlySignal<string>;
  icon: IconName;
}

/** One photo of the form. It is uploaded as soon as it is picked. */
export function KycPhotoField({ of, label, icon }: Props) {
  const { side, file, error, uploadFile } = of;
  const { isUploaded, isUploading, isInDoubt } = useStore(createKyc);
  const id = useId();
  const previewUrl = useOnce(() => signal(''));
  const isBusy = isUploading(side);
  const state = computed(() => {
    if (isBusy.value) return 'uploading';
    if (error.value) return 'failed';
    if (isInDoubt(side).value && !file.value) return 'doubt';
    return isUploaded(side).value ? 'uploaded' : 'none';
  });
  const statusTexts = {
    none: t('kyc.upload'),
    failed: t('kyc.replace'),
    doubt: t('kyc.state_doubt'),
    uploading: t('kyc.state_uploading'),
    uploaded: t('kyc.state_uploaded'),
  };
  const hasPhoto = computed(() => file.value !== undefined || isUploaded(side).value);
  const statusText = computed(() => {
    const isMissing = state.value === 'failed' && !hasPhoto.value;
    return statusTexts[isMissing ? 'none' : state.value].value;
  });
  useSignalEffect(() => {
    const picked = file.value;
    if (!picked || !PICTURE_TYPES.includes(picked.type)) {
      previewUrl.value = '';
      return undefined;
    }
    const objectUrl = URL.createObjectURL(picked);
    previewUrl.value = objectUrl;
    return () => URL.revokeObjectURL(objectUrl);
  });
  return (
    <div className="kyc-photo" data-state={state}>
      <label>
        <When is={previewUrl}>{(src) => <img src={src} alt="" />}</When>
        <span className="kyc-photo-icon">
          <Icon name={computed(() => (state.value === 'uploaded' ? 'check' : icon))} size={24} />
          <When is={isBusy}>{() => <Spinner size={24} />}</When>
        </span>
        <span className="kyc-photo-text">
          <b>{label}</b>
          <small aria-live="polite">{statusText}</small>
        </span>
        <input
          type="file"
          className="visually-hidden"
          accept={PICTURE_TYPES.join(',')}
          disabled={isBusy}
          aria-invalid={computed(() => (error.value ? true : undefined))}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (picked) void uploadFile(picked);
          }}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
      <When is={computed(() => state.value === 'failed' && file.value)}>
        {(failedFile) => (
          <Button kind="secondary" size="small" onClick={() => void uploadFile(failedFile.peek())}>
            {t('app.retry')}
          </Button>
        )}
      </When>
    </div>
  );
}
