import '../../ui/Card.css';
import './agentContract.css';
import { computed, untracked } from '@kit/signals';
import { useSignal, useSignalEffect } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { agentContractKinds, createAgentContract } from '../../stores/agentContract';
import { useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { Segmented } from '../../ui/Segmented';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useApp } from '../../widgets/app/useApp';
import { agentContractPaths } from '../../widgets/navigation/agentContractPaths';
import { ContractTerms } from './ContractTerms';

const OPTIONS = [
  { value: agentContractPaths.daily, label: t('agent.kindDaily') },
  { value: agentContractPaths.dividend, label: t('agent.kindDividend') },
  { value: agentContractPaths.hourly, label: t('agent.kindHourly') },
];

/** A contract that an agent proposes, and the member's answer. The path selects its kind. */
export default function AgentContract() {
  const { opened, open } = useStore(createAgentContract);
  const app = useApp();
  const shownPath = useSignal(app.address.peek().path);
  useSignalEffect(() => {
    const { path } = app.address.value;
    const kind = agentContractKinds.find((candidate) => agentContractPaths[candidate] === path);
    if (!kind) return;
    untracked(() => {
      shownPath.value = path;
      void open(kind);
    });
  });
  return (
    <div className="agent-contract">
      <Segmented
        label={t('agent.contracts')}
        value={shownPath}
        options={OPTIONS}
        onPick={(path) => app.navigate(path, { replace: true })}
      >
        <div
          className="agent-contract-panel"
          aria-busy={computed(() => opened.state.value === 'loading')}
        >
          <AsyncContent
            of={opened}
            loading={() => <Loading />}
            empty={() => (
              <EmptyState
                picture="/art/icons/handshake.webp"
                title={t('agent.noContract')}
                text={t('agent.noContractText')}
              />
            )}
          >
            {(contract) => <ContractTerms of={contract} />}
          </AsyncContent>
        </div>
      </Segmented>
    </div>
  );
}

const Loading = () => (
  <>
    <Skeleton height={120} radius={20} />
    <Skeleton height={118} radius={16} />
    <Skeleton height={24} width="40%" />
    <Skeleton height={176} radius={20} />
  </>
);
