import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { AgentContract } from '../../../stores/agents/agentContract';
import { Tag, type Tone } from '../../../ui/feedback/Tag';

type State = NonNullable<AgentContract['state']>;

const TONES: Record<State, Tone> = {
  pending: 'accent',
  accepted: 'win',
  declined: 'neutral',
};

/** Whether a contract is to be answered, accepted or declined. */
export const ContractTag = ({ state }: { state: ReadonlySignal<State> }) => (
  <Tag tone={computed(() => TONES[state.value])}>
    {computed(() => t(`agent.state_${state.value}`).value)}
  </Tag>
);
