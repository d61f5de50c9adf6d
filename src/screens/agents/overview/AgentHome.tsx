import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { signal, untracked } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createAgent } from '../../../stores/agents/agent';
import { useStore } from '../../../stores/base/useStore';
import { Segmented } from '../../../ui/controls/Segmented';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { TeamFigures } from '../team/TeamFigures';
import { AgentLinks } from './AgentLinks';
import { CommissionCard } from './CommissionCard';
import { ContractRows } from './ContractRows';
import { periodOptions } from './periodOptions';

/** The overview: commission, the team in figures, the agent's own contracts and all other pages. */
export function AgentHome() {
  const { team } = useStore(createAgent);
  const days = useOnce(() => signal('7'));
  useSignalEffect(() => {
    const count = Number(days.value);
    untracked(() => void team.load(count));
  });
  return (
    <div className="agent">
      <CommissionCard />
      <AgentLinks />
      <section className="agent-section" aria-labelledby="agent-team">
        <h2 id="agent-team">{t('team.figures')}</h2>
        <Segmented label={t('team.period')} value={days} options={periodOptions}>
          <div className="agent-section">
            <AsyncContent of={team} loading={() => <Loading />}>
              {(loaded) => <TeamFigures of={loaded} />}
            </AsyncContent>
          </div>
        </Segmented>
      </section>
      <ContractRows />
    </div>
  );
}

const Loading = () => (
  <>
    <Skeleton height={74} radius={16} />
    <Skeleton height={188} radius={20} />
    <Skeleton height={212} radius={16} />
  </>
);
