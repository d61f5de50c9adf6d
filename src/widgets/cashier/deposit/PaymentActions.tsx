import { computed } from '@kit/render/signals';
import { safeUrl } from '@kit/web/safeUrl';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createTheme } from '../../../stores/site/theme';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../site/app/useApp';
import { withLanguageAndTheme } from '../../site/download/withLanguageAndTheme';
import { saveQrCode } from '../../site/qrCode/saveQrCode';
import type { PaymentProps } from './PaymentProps';

/** Goes on to the page or app that takes the payment, and saves a QR code for an app on this phone. */
export function PaymentActions({ deposit, pay }: PaymentProps) {
  const { methodName: name, depositId } = deposit;
  const { kind, value } = pay;
  const { theme } = useStore(createTheme);
  const app = useApp();
  const url = safeUrl(pay.url, 'page');
  const href = computed(() => url && withLanguageAndTheme(url, language.value, theme.value));
  async function save() {
    if (!(await saveQrCode(`${depositId}.png`, value)))
      app.showToast(t('cashier.qrNotSaved'), { kind: 'fail' });
  }
  if (!url && kind !== 'qr') return null;
  return (
    <div className="payment-actions">
      {url && (
        <Button wide icon="external-link" href={href} target="_blank">
          {kind === 'qr' ? t('cashier.openPayApp', { name }) : t('cashier.openPayment')}
        </Button>
      )}
      {kind === 'qr' && (
        <Button kind="secondary" wide icon="download" onClick={() => void save()}>
          {t('cashier.saveQr')}
        </Button>
      )}
    </div>
  );
}
