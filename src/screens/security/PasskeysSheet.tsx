import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import type { Signal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createPasskey } from '../../stores/passkey';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Sheet } from '../../ui/Sheet';
import { SkeletonRow } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

interface Props {
  open: Signal<boolean>;
}

/** The devices that log in without a password. */
export const PasskeysSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.passkeys')} closeLabel={t('app.close')}>
    <Passkeys />
  </Sheet>
);

function Passkeys() {
  const { own, isSupported } = useStore(createPasskey);
  const isAdding = useSignal(false);
  useMount(() => void own.load());
  return (
    <div className="security-keys">
      <p className="muted">{t('security.passkeysText')}</p>
      <Async
        of={own}
        loading={() => ['a', 'b'].map((row) => <SkeletonRow key={row} />)}
        failed={(error, retry) => (
          <ErrorState
            compact
            title={errorText(error)}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
        empty={() => (
          <EmptyState compact picture="/art/icons/key.webp" title={t('security.noPasskeys')} />
        )}
      >
        {(keys) => (
          <ul>
            <Each of={keys} by={({ id }) => id}>
              {(key) => <PasskeyRow of={key} />}
            </Each>
          </ul>
        )}
      </Async>
      {isSupported ? (
        <Button
          wide
          icon="fingerprint"
          onClick={() => {
            isAdding.value = true;
          }}
        >
          {t('security.addPasskey')}
        </Button>
      ) : (
        <p className="security-note">{t('security.passkeyUnsupported')}</p>
      )}
      <When is={isAdding}>{() => <AddPasskey open={isAdding} />}</When>
    </div>
  );
}
