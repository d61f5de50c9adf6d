import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { dateText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createPasskey, type Passkey } from '../../stores/passkey';
import { createSecurity } from '../../stores/security';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { useApp } from '../../widgets/useApp';

const SAID_FOR = 2000;

/** One that was never named has its number. */
const nameOf = (name: string) =>
  /^\d+$/.test(name) ? t('security.passkeyNumber', { n: Number(name) }) : computed(() => name);

export function PasskeyRow({ of }: { of: Passkey }) {
  const { id, createdAt, lastUsedAt } = of;
  const { remove } = useStore(createPasskey);
  const { config } = useStore(createSecurity);
  const app = useApp();
  const isBusy = useSignal(false);
  const name = nameOf(of.name);
  const made = t('security.passkeyMade', { date: computed(() => dateText(createdAt)) });
  const used = lastUsedAt
    ? t('security.passkeyUsed', { date: computed(() => dateText(lastUsedAt)) })
    : t('security.passkeyUnused');

  async function ask() {
    const isSure = await app.confirm({
      title: t('security.removePasskeyAsk', { name }),
      text: t('security.removePasskeyText'),
      ok: t('app.remove'),
      danger: true,
    });
    if (!isSure || isBusy.peek()) return;
    isBusy.value = true;
    try {
      await remove(id);
      app.say(t('security.passkeyRemoved'), { kind: 'ok', ms: SAID_FOR });
      await config.reload();
    } catch (error) {
      app.sayError(error);
    } finally {
      isBusy.value = false;
    }
  }

  return (
    <li className="security-key">
      <span className="row-icon">
        <Icon name="fingerprint" />
      </span>
      <p>
        <b>{name}</b>
        <small>{made}</small>
        <small>{used}</small>
      </p>
      <IconButton
        icon="trash-2"
        label={t('security.removePasskey', { name })}
        disabled={isBusy}
        onClick={() => void ask()}
      />
    </li>
  );
}
