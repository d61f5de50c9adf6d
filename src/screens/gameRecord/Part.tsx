import { t, tx } from '../../i18n/t';
import { createOrder, type Suborder } from '../../stores/order';
import { useStore } from '../../stores/useStore';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { formatMoney } from '../../ui/money';
import { Tag } from '../../ui/Tag';
import { useApp } from '../../widgets/useApp';
import { TONES } from './states';

const PARITIES: Record<string, 'record.odd' | 'record.even'> = {
  odd: 'record.odd',
  even: 'record.even',
};

/** One bet of a ticket. Until the draw its stake can be had back. */
export function Part({ of }: { of: Suborder }) {
  const { play, numbers, stake, win, state } = of;
  const parity = PARITIES[numbers];
  return (
    <article className="part">
      <div className="part-head">
        <span>
          <b className="num">{parity ? t(parity) : numbers.replaceAll(',', ' · ')}</b>
          <span className="muted">{tx(`lottery.play_${play}`)}</span>
        </span>
        <Tag tone={TONES[state]}>{t(`record.bet_${state}`)}</Tag>
      </div>
      <dl>
        <div>
          <dt>{t('record.stake')}</dt>
          <dd>
            <Money amount={stake} size={14} />
          </dd>
        </div>
        <div>
          <dt>{t('record.win')}</dt>
          <dd>
            <Money amount={win} size={14} tone={win > 0 ? 'win' : 'text'} />
          </dd>
        </div>
      </dl>
      {state === 'pending' && <Cancel of={of} />}
    </article>
  );
}

function Cancel({ of }: { of: Suborder }) {
  const { cancel, isCancelling } = useStore(createOrder);
  const app = useApp();
  const amount = formatMoney(of.stake);
  async function ask() {
    const isSure = await app.confirm({
      title: t('record.cancelPartAsk'),
      text: t('record.cancelPartText', { amount }),
      ok: t('record.cancelPart'),
      cancel: t('record.keepPart'),
      danger: true,
    });
    if (!isSure) return;
    try {
      if (await cancel(of))
        app.say(t('record.partCancelled', { amount }), { kind: 'ok', ms: 3000 });
    } catch (error) {
      app.sayError(error);
    }
  }
  return (
    <Button
      kind="secondary"
      size="medium"
      wide
      busy={isCancelling(of.suborderId)}
      onClick={() => void ask()}
    >
      {t('record.cancelPart')}
    </Button>
  );
}
