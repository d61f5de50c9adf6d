import '../../../ui/content/Card.css';
import './agentContract.css';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal, untracked } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { agentContractKinds, createAgentContract } from '../../../stores/agents/agentContract';
import { useStore } from '../../../stores/base/useStore';
import { Segmented } from '../../../ui/controls/Segmented';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { agentContractPaths } from '../../../widgets/site/navigation/agentContractPaths';
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
  const shownPath = useOnce(() => signal(app.address.peek().path));
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
