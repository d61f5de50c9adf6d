import { Each } from '@kit/Each';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { dateText, numberText, percentText } from '../../i18n/format';
import { type PlainKey, t } from '../../i18n/t';
import type { AgentContract } from '../../stores/agentContract';
import { formatMoney } from '../../ui/money';
import { ContractTag } from '../../widgets/member/ContractTag';
import { SumCard } from '../../widgets/records/SumCard';
import { ContractAnswer } from './ContractAnswer';

const PERIODS = new Map<string, PlainKey>(
  Object.entries({
    hourly: 'agent.period_hourly',
    daily: 'agent.period_daily',
    weekly: 'agent.period_weekly',
    halfMonthly: 'agent.period_halfMonthly',
    monthly: 'agent.period_monthly',
  }),
);

/** One contract: who proposed it, its terms, what it pays, and the buttons to answer. */
export function ContractTerms({ of: maybeContract }: { of: ReadonlySignal<AgentContract | null> }) {
  // Drawn only while there is a contract. It is null only just before this component is removed.
  const of = maybeContract as ReadonlySignal<AgentContract>;
  const lines = [
    {
      key: 'basis',
      label: t('agent.basis'),
      value: computed(() => t(`agent.basis_${of.value.basis}`).value),
    },
    {
      key: 'period',
      label: t('agent.period'),
      value: computed(() => t(PERIODS.get(of.value.period) ?? 'agent.period_other').value),
    },
    {
      key: 'active',
      label: t('agent.minActive'),
      value: computed(() => numberText(of.value.leastActive)),
    },
  ];
  return (
    <>
      <ContractHead of={of} />
      <SumCard lines={lines} />
      <section className="agent-contract-steps" aria-labelledby="agent-contract-steps">
        <h2 id="agent-contract-steps">{t('agent.steps')}</h2>
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
        {(kind) => <ContractAnswer kind={kind.peek()} />}
      </When>
    </>
  );
}

function ContractHead({ of }: { of: ReadonlySignal<AgentContract> }) {
  const dateLine = computed(() => {
    const { proposedAt, answeredAt } = of.value;
    return answeredAt === undefined
      ? t('agent.proposedAt', { date: dateText(proposedAt) }).value
      : t('agent.answeredAt', { date: dateText(answeredAt) }).value;
  });
  return (
    <section className="agent-contract-head" aria-labelledby="agent-contract-head">
      <img src="/art/icons/handshake.webp" alt="" width={56} height={56} />
      <div>
        <h2 id="agent-contract-head">
          {t('agent.proposedBy', { name: computed(() => of.value.proposedBy) })}
        </h2>
        <p className="muted">{dateLine}</p>
        <ContractTag state={computed(() => of.value.state)} />
      </div>
    </section>
  );
}
