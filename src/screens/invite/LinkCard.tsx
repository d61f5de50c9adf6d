import { Later } from '@kit/Later';
import { computed, type ReadonlySignal, signal } from '@kit/signals';
import { useState } from 'react';
import { t, text } from '../../i18n/t';
import type { Offer } from '../../stores/invite';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import type { IconName } from '../../ui/icons';
import { useCopy } from '../../widgets/useCopy';

/** The link and the code to hand on: shared, copied, or shown to a camera. */
export function LinkCard({ of }: { of: ReadonlySignal<Offer> }) {
  const copy = useCopy();
  const share = useShare(of);
  const [isShown] = useState(() => signal(false));
  return (
    <section className="card invite-link" data-pad="large" aria-label={t('invite.yourLink')}>
      <Line
        icon="link"
        label={t('invite.yourLink')}
        value={computed(() => of.value.url.replace(/^https?:\/\//, ''))}
        copyLabel={t('invite.copyLink')}
        onCopy={() => void copy(of.peek().url, 'invite.linkCopied')}
      />
      <Line
        icon="ticket"
        label={t('invite.yourCode')}
        value={computed(() => of.value.code)}
        copyLabel={t('invite.copyCode')}
        onCopy={() => void copy(of.peek().code, 'invite.codeCopied')}
      />
      <Button wide icon="share-2" onClick={() => void share()}>
        {t('invite.share')}
      </Button>
      <Button
        kind="quiet"
        size="medium"
        wide
        icon="qr-code"
        onClick={() => {
          isShown.value = true;
        }}
      >
        {t('invite.showQr')}
      </Button>
      <Later
        when={isShown}
        load={async () => {
          const { QrSheet } = await import('./QrSheet');
          return () => <QrSheet open={isShown} of={of} />;
        }}
      />
    </section>
  );
}

/** The phone's own share sheet; where there is none, the link is copied. */
function useShare(of: ReadonlySignal<Offer>) {
  const copy = useCopy();
  return async () => {
    const { url } = of.peek();
    if (!navigator.share) return copy(url, 'invite.linkCopied');
    try {
      await navigator.share({ title: 'Feria', text: text('invite.shareText'), url });
    } catch (error) {
      // Closed without sharing: that is an answer too.
      if ((error as Error).name !== 'AbortError') await copy(url, 'invite.linkCopied');
    }
  };
}

interface LineProps {
  icon: IconName;
  label: ReadonlySignal<string>;
  value: ReadonlySignal<string>;
  copyLabel: ReadonlySignal<string>;
  onCopy: () => void;
}

const Line = ({ icon, label, value, copyLabel, onCopy }: LineProps) => (
  <div className="invite-line">
    <Icon name={icon} size={18} />
    <span>
      <small className="muted">{label}</small>
      <b dir="ltr">{value}</b>
    </span>
    <IconButton icon="copy" kind="soft" size={40} label={copyLabel} onClick={onCopy} />
  </div>
);
