import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createPasskey, type Passkey } from '../../../stores/account/passkey';
import { createSecurity } from '../../../stores/account/security';
import { useStore } from '../../../stores/base/useStore';
import { IconButton } from '../../../ui/controls/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';

/** The server gives a passkey without a name a number as its name. */
const nameOf = (name: string) =>
  /^\d+$/.test(name) ? t('security.passkeyNumber', { n: Number(name) }) : computed(() => name);

export function PasskeyRow({ of }: { of: Passkey }) {
  const { id, createdAt, lastUsedAt } = of;
  const { remove } = useStore(createPasskey);
  const { config } = useStore(createSecurity);
  const app = useApp();
  const isBusy = useOnce(() => signal(false));
  const name = nameOf(of.name);
  const createdText = t('security.passkeyMade', { date: computed(() => dateText(createdAt)) });
  const lastUsedText = lastUsedAt
    ? t('security.passkeyUsed', { date: computed(() => dateText(lastUsedAt)) })
    : t('security.passkeyUnused');

  async function removeAfterConfirm() {
    const isConfirmed = await app.confirm({
      title: t('security.removePasskeyAsk', { name }),
      text: t('security.removePasskeyText'),
      ok: t('app.remove'),
      danger: true,
    });
    if (!isConfirmed || isBusy.peek()) return;
    isBusy.value = true;
    try {
      await remove(id);
      app.showToast(t('security.passkeyRemoved'), { kind: 'ok', ms: toastMs.short });
      await config.reload();
    } catch (error) {
      app.showError(error);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <li className="security-passkey">
      <span className="row-icon">
        <Icon name="fingerprint" />
      </span>
      <p>
        <b>{name}</b>
        <small>{createdText}</small>
        <small>{lastUsedText}</small>
      </p>
      <IconButton
        icon="trash-2"
        label={t('security.removePasskey', { name })}
        disabled={isBusy}
        onClick={() => void removeAfterConfirm()}
      />
    </li>
  );
}
