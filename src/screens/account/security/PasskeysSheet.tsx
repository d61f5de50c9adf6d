import { Each } from '@kit/render/Each';
import { useMount, useOnce } from '@kit/render/hooks';
import type { Signal } from '@kit/render/signals';
import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createPasskey } from '../../../stores/account/passkey';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

interface Props {
  open: Signal<boolean>;
}

/** The member's passkeys, to add or remove. */
export const PasskeysSheet = ({ open }: Props) => (
  <Sheet open={open} title={t('security.passkeys')} closeLabel={t('app.close')}>
    <Passkeys />
  </Sheet>
);

function Passkeys() {
  const { list, isSupported } = useStore(createPasskey);
  const isAdding = useOnce(() => signal(false));
  useMount(() => void list.load());
  return (
    <div className="security-passkeys">
      <p className="muted">{t('security.passkeysText')}</p>
      <AsyncContent
        of={list}
        loading={() => ['a', 'b'].map((row) => <SkeletonRow key={row} />)}
        compact
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
      </AsyncContent>
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
