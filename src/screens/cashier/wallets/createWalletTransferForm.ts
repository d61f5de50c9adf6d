import { onChange } from '@kit/render/onChange';
import { computed, effect, type Signal, signal } from '@kit/render/signals';
import { t, text } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createWallet, MAIN_WALLET } from '../../../stores/cashier/wallet';
import { createWalletTransfer } from '../../../stores/cashier/walletTransfer';
import { formatMoney } from '../../../ui/content/formatMoney';
import { toastMs } from '../../../ui/overlays/toasts';
import { parseAmount } from '../../../widgets/cashier/amountText';
import type { App } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';

/** Suggested amounts, as shares of what the wallet has. */
const SHARES = [0.25, 0.5, 1];

/** Rounded down to whole cents. 1e-6 removes the error of the multiplication. */
const shareOf = (amount: number, share: number) => Math.floor(amount * share * 100 + 1e-6) / 100;

/**
 * A transfer between two wallets. At first, money goes from the wallet of a vendor to the main wallet. If the wallet of
 * the vendor is empty, money goes from the main wallet to it. The member can choose other wallets.
 */
export function createWalletTransferForm(
  { use }: Host,
  app: App,
  from: Signal<string>,
  open: Signal<boolean>,
) {
  const { wallets } = use(createWallet);
  const { send } = use(createWalletTransfer);
  /** Undefined when the backend does not say it. Then it decides whether the amount is possible. */
  const available = computed(() => wallets.value.find(({ code }) => code === from.value)?.balance);
  const suggestions = computed(() =>
    SHARES.map((share) => ({ share, amount: shareOf(available.value ?? 0, share) })).filter(
      ({ amount }) => amount > 0,
    ),
  );
  const form = createAppForm(app, {
    onSubmit: async () => {
      const typed = parseAmount(amount.value.peek());
      const isSent = await send({ from: from.peek(), to: to.value.peek(), amount: typed });
      if (!isSent) return;
      open.value = false;
      app.showToast(t('wallet.transferDone', { amount: formatMoney(typed) }), {
        kind: 'ok',
        ms: toastMs.short,
      });
    },
  });
  const to = form.field('to', signal(''), (code) =>
    code === from.peek() ? text('wallet.sameWallet') : undefined,
  );
  const amount = form.field('amount', signal(''), (typed) => {
    if (parseAmount(typed) <= 0) return text('cashier.amountMissing');
    const most = available.peek();
    if (most !== undefined && parseAmount(typed) > most)
      return text('wallet.tooMuch', { amount: formatMoney(most) });
    return undefined;
  });
  const firstVendor = () => wallets.peek().find(({ code }) => code !== MAIN_WALLET)?.code ?? '';

  /** Each opening begins with an empty amount, and a target that differs from the source. */
  function start() {
    const targetOf = (source: string) => (source === MAIN_WALLET ? firstVendor() : MAIN_WALLET);
    const stopOpen = effect(() => {
      if (!open.value) return;
      form.reset();
      const tapped = from.peek();
      const isEmpty = tapped !== MAIN_WALLET && available.peek() === 0;
      to.value.value = isEmpty ? tapped : targetOf(tapped);
      if (isEmpty) from.value = MAIN_WALLET;
    });
    const stopSource = effect(() => {
      if (from.value === to.value.peek()) to.value.value = targetOf(from.value);
    });
    // Both fields are checked against the wallet that the money comes from.
    const stopErrors = onChange(from, form.revalidateShown);
    return () => {
      stopOpen();
      stopSource();
      stopErrors();
    };
  }
  return { form, to, amount, available, suggestions, start };
}
