import { useSignal } from '@kit/render/useSignal';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { FileField } from './FileField';

export default { title: 'UI/FileField' };

const dot = new File(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (c) => c.charCodeAt(0),
    ),
  ],
  'recibo.png',
  { type: 'image/png' },
);

export const States = () => {
  const files = useSignal<readonly File[]>([dot]);
  const error = useSignal<string | undefined>(undefined);
  return (
    <>
      <FileField
        files={files}
        label={t('promotion.images')}
        hint={sample('Hasta 3 imágenes png o jpg de 5 MB.')}
        error={error}
        removeLabel={(name) => `${sample('Quitar')} ${name}`}
        maxBytes={5_000_000}
        maxFiles={3}
        onReject={(reason) => (error.value = reason)}
      />
      <FileField
        files={useSignal<readonly File[]>([])}
        label={sample('Comprobante')}
        error={sample('La imagen pesa más de 5 MB.')}
        removeLabel={(name) => `${sample('Quitar')} ${name}`}
        maxBytes={5_000_000}
      />
    </>
  );
};
