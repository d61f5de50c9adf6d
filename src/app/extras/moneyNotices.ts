import { onChange } from '@kit/render/onChange';
import { loadTexts } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/base/host';
import { createEndedMoney, type EndedMoney } from '../../stores/cashier/endedMoney';
import { createGameCashier } from '../../stores/cashier/gameCashier';
import { createUnread } from '../../stores/messages/unread';
import { createEvents } from '../../stores/site/events';
import { formatMoney } from '../../ui/content/formatMoney';
import { toastMs } from '../../ui/overlays/toasts';
import type { App } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';

/** Says where the member is that a deposit or withdrawal has ended, unless the page shows it. */
export function startMoneyNotices(host: Host, { address, showToast }: App) {
  const { last } = host.use(createEndedMoney);
  const { depositId } = host.use(createGameCashier);
  const { isLive } = host.use(createEvents);

  function isShown({ kind, id }: EndedMoney) {
    const { path, query } = address.peek();
    if (kind === 'withdrawal') return path === paths.withdrawRecord;
    if (path === paths.depositRecord || depositId.peek() === id) return true;
    return path === paths.deposit && query.get('deposit') === id;
  }

  async function show(ended: EndedMoney) {
    await loadTexts('progress');
    const { kind, state } = ended;
    const text = t(`progress.${kind}_${state}`, { amount: formatMoney(ended.amount) });
    showToast(text, { kind: state === 'paid' ? 'ok' : 'info', ms: toastMs.long });
  }

  const stops = [
    host.retain(createEndedMoney),
    onChange(last, () => {
      const ended = last.peek();
      // There may be a mail about it, which the event stream counts.
      if (ended && !isLive.peek()) host.use(createUnread).loadMail();
      // Without the texts, the mail and the records say it.
      if (ended && !isShown(ended)) void show(ended).catch(() => {});
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
