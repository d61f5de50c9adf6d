import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import {
  type AgentContractKind,
  agentContractKinds,
  createAgentContract,
} from '../../../stores/agents/agentContract';
import { useStore } from '../../../stores/base/useStore';
import { Row } from '../../../ui/content/Row';
import { ContractTag } from '../../../widgets/account/member/ContractTag';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { agentContractPaths } from '../../../widgets/site/navigation/agentContractPaths';

const TITLES = {
  daily: t('title.agent_getSalaryContract'),
  dividend: t('title.agent_getDevidendContract'),
  hourly: t('title.agent_getHourContract'),
};

/** The agent's own contracts, each with its state. */
export function ContractRows() {
  const { all } = useStore(createAgentContract);
  useLoadPerLanguage(() => all.load());
  return (
    <section className="agent-section" aria-labelledby="agent-contracts">
      <h2 id="agent-contracts">{t('agent.contracts')}</h2>
      <nav className="card" data-pad="none" aria-labelledby="agent-contracts">
        {agentContractKinds.map((kind) => (
          <Row
            key={kind}
            icon="file-text"
            href={agentContractPaths[kind]}
            title={TITLES[kind]}
            end={<ContractState kind={kind} />}
          />
        ))}
      </nav>
    </section>
  );
}

function ContractState({ kind }: { kind: AgentContractKind }) {
  const { all } = useStore(createAgentContract);
  const state = computed(() => all.value.value?.[kind]?.state);
  const isMissing = computed(() => all.value.value?.[kind] === null);
  return (
    <>
      <When is={state}>{(known) => <ContractTag state={known} />}</When>
      <When is={isMissing}>{() => <span>{t('team.noContract')}</span>}</When>
    </>
  );
}
