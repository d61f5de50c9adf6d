import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createOrder, type Order } from '../../stores/lottery/order';
import { formatMoney } from '../../ui/content/formatMoney';
import { toastMs } from '../../ui/overlays/toasts';
import { useApp } from '../site/app/useApp';

/**
 * Returns a function that follows the open tickets and shows their results, whatever page is open then. `onSettled` is
 * called with them as well.
 */
export function useFollowTickets() {
  const app = useApp();
  const { followTickets } = useStore(createOrder);

  /** Nothing when the backend does not say what the tickets have won. */
  function showResult(tickets: readonly Order[]) {
    const name = tickets[0]?.gameName ?? '';
    const wins = tickets.map((ticket) => ticket.win).filter((each) => each !== undefined);
    if (wins.length < tickets.length) return;
    const win = wins.reduce((sum, each) => sum + each, 0);
    const text =
      win > 0
        ? t('lottery.ticketWon', { name, amount: formatMoney(win) })
        : t('lottery.ticketLost', { name });
    app.showToast(text, { kind: win > 0 ? 'ok' : 'info', ms: toastMs.long });
  }

  // Without the list of tickets the member finds the result in the records.
  return (onSettled?: (tickets: readonly Order[]) => void) =>
    void followTickets((tickets) => {
      showResult(tickets);
      onSettled?.(tickets);
    }).catch(() => {});
}
