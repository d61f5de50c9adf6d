import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { dateText, formatNumber, percentText } from '../../../i18n/format';
import { type PlainKey, t } from '../../../i18n/t';
import type { AgentContract } from '../../../stores/agents/agentContract';
import { formatMoney } from '../../../ui/content/formatMoney';
import { ContractTag } from '../../../widgets/account/member/ContractTag';
import { SumCard, type SumLine } from '../../../widgets/records/SumCard';
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
  const lines = computed(() => {
    const { basis, period, minActiveMembers } = of.value;
    const periodText = PERIODS.get(period) ?? 'agent.period_other';
    return [
      basis && { key: 'basis', label: t('agent.basis'), value: t(`agent.basis_${basis}`) },
      period !== '' && { key: 'period', label: t('agent.period'), value: t(periodText) },
      minActiveMembers !== undefined && {
        key: 'active',
        label: t('agent.minActive'),
        value: formatNumber(minActiveMembers),
      },
    ].filter((line) => Boolean(line)) as SumLine[];
  });
  const hasSteps = computed(() => of.value.steps.length > 0);
  return (
    <>
      <ContractHead of={of} />
      <When is={computed(() => lines.value.length > 0)}>{() => <SumCard lines={lines} />}</When>
      <When is={hasSteps}>{() => <Steps of={of} />}</When>
      <When is={computed(() => of.value.state === 'pending' && of.value.kind)}>
        {(kind) => <ContractAnswer kind={kind.peek()} />}
      </When>
    </>
  );
}

const Steps = ({ of }: { of: ReadonlySignal<AgentContract> }) => (
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
);

function ContractHead({ of }: { of: ReadonlySignal<AgentContract> }) {
  const dateLine = computed(() => {
    const { proposedAt, answeredAt } = of.value;
    if (!proposedAt && answeredAt === undefined) return '';
    return answeredAt === undefined
      ? t('agent.proposedAt', { date: dateText(proposedAt) }).value
      : t('agent.answeredAt', { date: dateText(answeredAt) }).value;
  });
  return (
    <section className="agent-contract-head" aria-labelledby="agent-contract-head">
      <img src="/art/icons/handshake.webp" alt="" width={56} height={56} />
      <div>
        <h2 id="agent-contract-head">
          {computed(() => {
            const { proposedBy: name } = of.value;
            return name ? t('agent.proposedBy', { name }).value : t('agent.terms').value;
          })}
        </h2>
        <p className="muted">{dateLine}</p>
        <When is={computed(() => of.value.state)}>{(state) => <ContractTag state={state} />}</When>
      </div>
    </section>
  );
}
