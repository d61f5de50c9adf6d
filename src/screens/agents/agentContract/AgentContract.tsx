import '../../../ui/content/Card.css';
import './agentContract.css';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import {
  type AgentContractKind,
  agentContractKinds,
  createAgentContract,
} from '../../../stores/agents/agentContract';
import { useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
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

const TITLES = {
  daily: t('title.agent_getSalaryContract'),
  dividend: t('title.agent_getDevidendContract'),
  hourly: t('title.agent_getHourContract'),
};

/** A contract that an agent proposes, and the member's answer. The path selects its kind. */
export default function AgentContract() {
  const { opened, open, firstKind } = useStore(createAgentContract);
  const app = useApp();
  const shownPath = useOnce(() => signal(app.address.peek().path));
  const show = (path: string) => app.navigate(path, { replace: true });
  async function openFirst() {
    const asked = app.address.peek();
    const kind = await firstKind();
    // The member may have left meanwhile.
    if (app.address.peek() === asked) show(agentContractPaths[kind ?? 'daily']);
  }
  useSignalEffect(() => {
    const { path, query } = app.address.value;
    if (query.get('kind') === 'first') return void untracked(openFirst);
    const kind = agentContractKinds.find((candidate) => agentContractPaths[candidate] === path);
    if (!kind) return;
    untracked(() => {
      shownPath.value = path;
      void open(kind);
    });
  });
  return (
    <div className="agent-contract">
      <Segmented label={t('agent.contracts')} value={shownPath} options={OPTIONS} onPick={show}>
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
              >
                <OtherContract show={show} />
              </EmptyState>
            )}
          >
            {(contract) => <ContractTerms of={contract} />}
          </AsyncContent>
        </div>
      </Segmented>
    </div>
  );
}

/** Leads from the kind of which there is no contract to one that exists. */
function OtherContract({ show }: { show: (path: string) => void }) {
  const { firstKind } = useStore(createAgentContract);
  const first = useOnce(() => signal<AgentContractKind | undefined>(undefined));
  useMount(() => {
    void firstKind().then((kind) => {
      first.value = kind;
    });
  });
  return (
    <When is={first}>
      {(kind) => (
        <Button kind="secondary" onClick={() => show(agentContractPaths[kind.peek()])}>
          {TITLES[kind.peek()]}
        </Button>
      )}
    </When>
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
