import { useMount, useOnce } from '@kit/render/hooks';
import { computed, type Signal } from '@kit/render/signals';
import { percentText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { Select } from '../../../ui/fields/Select';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AmountField } from '../../../widgets/cashier/AmountField';
import { walletName } from '../../../widgets/cashier/walletName';
import { useApp } from '../../../widgets/site/app/useApp';
import { createWalletTransferForm } from './createWalletTransferForm';

interface Props {
  open: Signal<boolean>;
  /** The wallet that was tapped. */
  from: Signal<string>;
}

const FORM_ID = 'wallet-transfer';
const COLUMNS = 3;

export function TransferSheet({ open, from }: Props) {
  const host = useHost();
  const app = useApp();
  const { isSending } = useStore(createWalletTransfer);
  const { wallets } = useStore(createWallet);
  const { form, to, amount, available, suggestions, start } = useOnce(() =>
    createWalletTransferForm(host, app, from, open),
  );
  useMount(start);
  const options = computed(() =>
    wallets.value.map((wallet) => ({
      value: wallet.code,
      label: walletName(wallet),
      ...(wallet.balance === undefined ? {} : { meta: formatMoney(wallet.balance) }),
    })),
  );
  const shares = computed(() =>
    suggestions.value.map(({ share, amount }) => ({
      value: String(amount),
      label: share === 1 ? t('wallet.transferAll').value : percentText(share),
    })),
  );
  return (
    <Sheet
      open={open}
      title={t('wallet.transfer')}
      closeLabel={t('app.close')}
      actions={
        <Button type="submit" form={FORM_ID} wide busy={isSending}>
          {t('wallet.transfer')}
        </Button>
      }
    >
      <form id={FORM_ID} className="wallets-form" {...form.props}>
        <Select
          label={t('wallet.transferFrom')}
          options={options}
          value={from}
          closeLabel={t('app.close')}
        />
        <Select
          label={t('wallet.transferTo')}
          options={options}
          value={to.value}
          error={to.error}
          closeLabel={t('app.close')}
        />
        <AmountField
          field={amount}
          label={t('wallet.transferAmount')}
          bounds={computed(() =>
            available.value === undefined ? '' : formatMoney(available.value),
          )}
          quickAmounts={shares}
          columns={COLUMNS}
        />
      </form>
    </Sheet>
  );
}
