import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
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
  const files = useOnce(() => signal<readonly File[]>([dot]));
  const error = useOnce(() => signal<string | undefined>(undefined));
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
        files={useOnce(() => signal<readonly File[]>([]))}
        label={sample('Comprobante')}
        error={sample('La imagen pesa más de 5 MB.')}
        removeLabel={(name) => `${sample('Quitar')} ${name}`}
        maxBytes={5_000_000}
      />
    </>
  );
};
