import '../../../ui/theme/print.css';
import './receipt.css';
import type { ReadonlySignal } from '@kit/render/signals';
import { printPage } from '@kit/web/printPage';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { useApp } from '../../site/app/useApp';

interface Props {
  title: ReadonlySignal<string>;
  /** What is shared below the title: one line for each. */
  lines: () => readonly string[];
}

/** Shares a receipt as a text where the device can, and prints the page. */
export function ReceiptActions({ title, lines }: Props) {
  const app = useApp();
  async function share() {
    try {
      await navigator.share({ title: title.peek(), text: [title.peek(), ...lines()].join('\n') });
    } catch (error) {
      // AbortError: the member closed the share sheet.
      if ((error as Error).name !== 'AbortError')
        app.showToast(t('progress.notShared'), { kind: 'fail' });
    }
  }
  return (
    <div className="receiptactions">
      {'share' in navigator && (
        <Button kind="secondary" icon="share-2" wide onClick={() => void share()}>
          {t('progress.share')}
        </Button>
      )}
      <Button
        kind={'share' in navigator ? 'quiet' : 'secondary'}
        icon="receipt-text"
        wide
        onClick={printPage}
      >
        {t('progress.print')}
      </Button>
    </div>
  );
}
