import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { Sheet } from '../../../ui/overlays/Sheet';
import { QrCode } from '../../site/qrCode/QrCode';
import type { Invitation } from './Invitation';

interface Props {
  open: Signal<boolean>;
  of: ReadonlySignal<Invitation>;
}

/** The invitation as a QR code, for somebody beside the member. */
export const QrSheet = ({ open, of }: Props) => (
  <Sheet open={open} title={t('invite.qr')} closeLabel={t('app.close')}>
    <div className="invite-qr">
      <Keyed of={computed(() => of.value.qr || undefined)}>
        {(qr) => <QrCode text={qr} label={t('invite.qr')} />}
      </Keyed>
      <b>{computed(() => of.value.code)}</b>
      <p className="muted">{t('invite.qrHint')}</p>
    </div>
  </Sheet>
);
