import { useOnce } from '@kit/render/hooks';
import '../../../ui/content/Card.css';
import './LinkCard.css';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { config } from '../../../config/config';
import { t, text } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import { LazySheet } from '../../site/app/LazySheet';
import { useCopy } from '../../site/app/useCopy';
import type { Invitation } from './Invitation';

/** The invitation link and code: to share, to copy, or to show as a QR code. */
export function LinkCard({ of }: { of: ReadonlySignal<Invitation> }) {
  const copy = useCopy();
  const share = useShare(of);
  const isQrOpen = useOnce(() => signal(false));
  return (
    <section className="card invite-link" data-pad="large" aria-label={t('invite.yourLink')}>
      <CopyLine
        icon="link"
        label={t('invite.yourLink')}
        value={computed(() => of.value.url.replace(/^https?:\/\//, ''))}
        copyLabel={t('invite.copyLink')}
        onCopy={() => void copy(of.peek().url, 'invite.linkCopied')}
      />
      <When is={computed(() => of.value.code)}>
        {(code) => (
          <CopyLine
            icon="ticket"
            label={t('invite.yourCode')}
            value={code}
            copyLabel={t('invite.copyCode')}
            onCopy={() => void copy(code.peek(), 'invite.codeCopied')}
          />
        )}
      </When>
      <Button wide icon="share-2" onClick={() => void share()}>
        {t('invite.share')}
      </Button>
      <Button
        kind="quiet"
        size="medium"
        wide
        icon="qr-code"
        onClick={() => {
          isQrOpen.value = true;
        }}
      >
        {t('invite.showQr')}
      </Button>
      <LazySheet open={isQrOpen} load={() => import('./QrSheet')}>
        {({ QrSheet }) => <QrSheet open={isQrOpen} of={of} />}
      </LazySheet>
    </section>
  );
}

/** Opens the share sheet of the device; copies the link where there is none. */
function useShare(of: ReadonlySignal<Invitation>) {
  const copy = useCopy();
  return async () => {
    const { url } = of.peek();
    if (!navigator.share) return copy(url, 'invite.linkCopied');
    try {
      await navigator.share({ title: config.brand.name, text: text('invite.shareText'), url });
    } catch (error) {
      // AbortError: the member closed the share sheet.
      if ((error as Error).name !== 'AbortError') await copy(url, 'invite.linkCopied');
    }
  };
}

interface CopyLineProps {
  icon: IconName;
  label: ReadonlySignal<string>;
  value: ReadonlySignal<string>;
  copyLabel: ReadonlySignal<string>;
  onCopy: () => void;
}

const CopyLine = ({ icon, label, value, copyLabel, onCopy }: CopyLineProps) => (
  <div className="invite-copy-line">
    <Icon name={icon} size={18} />
    <span>
      <small className="muted">{label}</small>
      <b dir="ltr">{value}</b>
    </span>
    <IconButton icon="copy" kind="soft" size={40} label={copyLabel} onClick={onCopy} />
  </div>
);
