import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createOrder, type Suborder } from '../../../stores/lottery/order';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { toastMs } from '../../../ui/overlays/toasts';
import { useApp } from '../../../widgets/site/app/useApp';
import { BetTag } from './BetTag';

const PARITIES = new Map<string, 'record.odd' | 'record.even'>(
  Object.entries({
    odd: 'record.odd',
    even: 'record.even',
  }),
);

/** One bet of a lottery ticket. It can be cancelled until the draw. */
export function SuborderRow({ suborder }: { suborder: Suborder }) {
  const { play, numbers, stake, win, possibleWin, state } = suborder;
  const isPending = state === 'pending';
  const payout = isPending ? possibleWin : win;
  const parity = PARITIES.get(numbers);
  return (
    <article className="suborder">
      <div className="suborder-head">
        <span>
          <b className="num">{parity ? t(parity) : numbers.replaceAll(',', ' · ')}</b>
          <span className="muted">{textOrFallback(`lottery.play_${play}`)}</span>
        </span>
        <BetTag bet={suborder} />
      </div>
      <dl>
        <div>
          <dt>{t('record.stake')}</dt>
          <dd>
            <Money amount={stake} size={14} />
          </dd>
        </div>
        {payout !== undefined && (
          <div>
            <dt>{t(isPending ? 'record.possibleWin' : 'record.win')}</dt>
            <dd>
              <Money amount={payout} size={14} tone={(win ?? 0) > 0 ? 'win' : 'text'} />
            </dd>
          </div>
        )}
      </dl>
      {isPending && <CancelButton suborder={suborder} />}
    </article>
  );
}

function CancelButton({ suborder }: { suborder: Suborder }) {
  const { cancel, isCancelling } = useStore(createOrder);
  const app = useApp();
  async function confirmAndCancel() {
    const amount = formatMoney(suborder.stake);
    const isConfirmed = await app.confirm({
      title: t('record.cancelSuborderAsk'),
      text: t('record.cancelSuborderText', { amount }),
      ok: t('record.cancelSuborder'),
      cancel: t('record.keepSuborder'),
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      if (await cancel(suborder))
        app.showToast(t('record.suborderCancelled', { amount }), { kind: 'ok', ms: toastMs.short });
    } catch (error) {
      app.showError(error);
    }
  }
  return (
    <Button
      kind="secondary"
      size="medium"
      wide
      busy={isCancelling(suborder.suborderId)}
      onClick={() => void confirmAndCancel()}
    >
      {t('record.cancelSuborder')}
    </Button>
  );
}
