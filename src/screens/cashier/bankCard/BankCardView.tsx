import '../../../ui/theme/glowCard.css';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { type BankCard, createBankCard } from '../../../stores/cashier/bankCard';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';

export function BankCardView({ card }: { card: BankCard }) {
  const { bankName, accountNumber, holder, isDefault } = card;
  const store = useStore(createBankCard);
  const app = useApp();
  const account = `${bankName} ${accountNumber}`;

  async function makeDefault() {
    try {
      if (await store.makeDefault(card))
        app.showToast(t('cashier.makeDefaultDone'), { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  }
  async function remove() {
    const isConfirmed = await app.confirm({
      title: t('cashier.removeCardAsk', { account }),
      text: t('cashier.removeCardText'),
      ok: t('cashier.remove'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      if (await store.remove(card))
        app.showToast(t('cashier.cardRemoved'), { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <li className="glowcard bankcard" data-default={isDefault}>
      <header>
        <img src="/art/icons/bank.webp" alt="" width={32} height={32} />
        <h2>{bankName}</h2>
        {isDefault && <Tag tone="accent">{t('cashier.defaultCard')}</Tag>}
      </header>
      <p className="bankcard-number num" dir="ltr">
        {accountNumber}
      </p>
      <p className="muted">{holder}</p>
      <footer>
        {!isDefault && (
          <Button
            kind="secondary"
            size="small"
            label={t('cashier.makeDefaultNamed', { account })}
            onClick={() => void makeDefault()}
          >
            {t('cashier.makeDefault')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          label={t('cashier.removeNamed', { account })}
          onClick={() => void remove()}
        >
          {t('cashier.remove')}
        </Button>
      </footer>
    </li>
  );
}
