import { computed, effect, type ReadonlySignal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useId } from 'react';
import { t } from '../../i18n/t';
import { createKyc } from '../../stores/kyc';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/FieldError';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Spinner } from '../../ui/Spinner';
import { KINDS, type KycPhoto } from './createKycForm';

interface Props {
  of: KycPhoto;
  label: ReadonlySignal<string>;
  icon: IconName;
}

/** One photo: picked, on its way, there, or turned down. */
export function Photo({ of, label, icon }: Props) {
  const { side, file, error, put } = of;
  const { isUploaded, isUploading } = useStore(createKyc);
  const id = useId();
  const url = useSignal('');
  const isBusy = isUploading(side);
  const state = computed(() => {
    if (isBusy.value) return 'uploading';
    if (error.value) return 'failed';
    return isUploaded(side).value ? 'uploaded' : 'none';
  });
  const says = {
    none: t('kyc.upload'),
    failed: t('kyc.replace'),
    uploading: t('kyc.state_uploading'),
    uploaded: t('kyc.state_uploaded'),
  };
  useMount(() =>
    effect(() => {
      const shown = file.value;
      if (!shown || !KINDS.includes(shown.type)) {
        url.value = '';
        return undefined;
      }
      const made = URL.createObjectURL(shown);
      url.value = made;
      return () => URL.revokeObjectURL(made);
    }),
  );
  return (
    <div className="kyc-photo" data-state={state}>
      <label>
        <When is={url}>{(src) => <img src={src} alt="" />}</When>
        <span className="kyc-photo-mark">
          <Icon name={computed(() => (state.value === 'uploaded' ? 'check' : icon))} size={24} />
          <When is={isBusy}>{() => <Spinner size={24} />}</When>
        </span>
        <span className="kyc-photo-text">
          <b>{label}</b>
          <small aria-live="polite">{computed(() => says[state.value].value)}</small>
        </span>
        <input
          type="file"
          className="visually-hidden"
          accept={KINDS.join(',')}
          disabled={isBusy}
          aria-invalid={computed(() => (error.value ? true : undefined))}
          aria-describedby={`${id}-error`}
          onChange={(event) => {
            const [picked] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (picked) void put(picked);
          }}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
      <When is={computed(() => state.value === 'failed' && file.value)}>
        {(kept) => (
          <Button kind="secondary" size="small" onClick={() => void put(kept.peek())}>
            {t('app.retry')}
          </Button>
        )}
      </When>
    </div>
  );
}
