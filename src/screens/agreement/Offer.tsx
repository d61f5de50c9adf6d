import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { dateText, numberText, percentText } from '../../i18n/format';
import { type PlainKey, t } from '../../i18n/t';
import type { Agreement } from '../../stores/agreement';
import { formatMoney } from '../../ui/money';
import { Tag, type Tone } from '../../ui/Tag';
import { SumCard } from '../../widgets/SumCard';
import { Answer } from './Answer';

const TONES: Record<Agreement['state'], Tone> = {
  pending: 'accent',
  accepted: 'win',
  declined: 'neutral',
};

const PERIODS: Record<string, PlainKey> = {
  hourly: 'agent.period_hourly',
  daily: 'agent.period_daily',
  weekly: 'agent.period_weekly',
  halfMonthly: 'agent.period_halfMonthly',
  monthly: 'agent.period_monthly',
};

/** One contract: whose it is, its terms, what it pays, and the answer it waits for. */
export function Offer({ of: given }: { of: ReadonlySignal<Agreement | null> }) {
  // Drawn only with a contract; it may be gone a moment before what shows it.
  const of = given as ReadonlySignal<Agreement>;
  const lines = [
    {
      key: 'basis',
      label: t('agent.basis'),
      value: computed(() => t(`agent.basis_${of.value.basis}`).value),
    },
    {
      key: 'period',
      label: t('agent.period'),
      value: computed(() => t(PERIODS[of.value.period] ?? 'agent.period_other').value),
    },
    {
      key: 'active',
      label: t('agent.minActive'),
      value: computed(() => numberText(of.value.leastActive)),
    },
  ];
  return (
    <>
      <Head of={of} />
      <SumCard lines={lines} />
      <section className="agreement-pay" aria-labelledby="agreement-pay">
        <h2 id="agreement-pay">{t('agent.steps')}</h2>
        <ol className="card" data-pad="none">
          <Each of={computed(() => of.value.steps)} by={({ from }) => String(from)}>
            {({ from, percent }) => (
              <li>
                <span>{t('agent.fromAmount', { amount: computed(() => formatMoney(from)) })}</span>
                <b className="num">{computed(() => percentText(percent / 100))}</b>
              </li>
            )}
          </Each>
        </ol>
      </section>
      <When is={computed(() => of.value.state === 'pending' && of.value.kind)}>
        {(kind) => <Answer kind={kind.peek()} />}
      </When>
    </>
  );
}

function Head({ of }: { of: ReadonlySignal<Agreement> }) {
  const when = computed(() => {
    const { proposedAt, answeredAt } = of.value;
    return answeredAt === undefined
      ? t('agent.proposedAt', { date: dateText(proposedAt) }).value
      : t('agent.answeredAt', { date: dateText(answeredAt) }).value;
  });
  return (
    <section className="agreement-head" aria-labelledby="agreement-head">
      <img src="/art/icons/handshake.webp" alt="" width={56} height={56} />
      <div>
        <h2 id="agreement-head">
          {t('agent.proposedBy', { name: computed(() => of.value.proposedBy) })}
        </h2>
        <p className="muted">{when}</p>
        <Tag tone={computed(() => TONES[of.value.state])}>
          {computed(() => t(`agent.state_${of.value.state}`).value)}
        </Tag>
      </div>
    </section>
  );
}
