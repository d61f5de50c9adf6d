import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createDownline, type DownlineDetail } from '../../../stores/agents/downline';
import { useStore } from '../../../stores/base/useStore';
import { Row } from '../../../ui/content/Row';
import { Button } from '../../../ui/controls/Button';
import { Segmented } from '../../../ui/controls/Segmented';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SumCard } from '../../../widgets/records/SumCard';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import type { Address } from '../../../widgets/site/app/useApp';
import { hrefOfDownlineOf, hrefOfTransferTo } from '../../../widgets/site/navigation/agentPaths';
import { periodOptions } from '../overview/periodOptions';
import { totalLines } from '../overview/totalLines';
import { MemberHead } from './MemberHead';
import { MemberHistory } from './MemberHistory';

/** One member of the downline: who it is, what it did, and what the agent can do. */
export function DownlineMemberPage({ query }: Pick<Address, 'query'>) {
  const { member } = useStore(createDownline);
  const account = query.get('account') ?? '';
  const days = useOnce(() => signal('7'));
  useSignalEffect(() => {
    const count = Number(days.value);
    untracked(() => {
      // An address without a member leads to the list (AgentArea).
      if (!account) return;
      // Another member must not be shown while this one is loading.
      if (member.value.peek()?.account !== account) member.reset();
      void member.load({ account, days: count });
    });
  });
  return (
    <div className="agent">
      <AsyncContent of={member} loading={() => <Loading />}>
        {(loaded) => (
          <>
            <MemberHead of={loaded} />
            <MemberActions of={loaded} />
            <section className="agent-section" aria-labelledby="agent-figures">
              <h2 id="agent-figures">{t('team.memberFigures')}</h2>
              <Segmented label={t('team.period')} value={days} options={periodOptions}>
                <SumCard lines={totalLines(loaded)} />
              </Segmented>
            </section>
            <MemberHistory account={account} />
          </>
        )}
      </AsyncContent>
    </div>
  );
}

function MemberActions({ of }: { of: ReadonlySignal<DownlineDetail> }) {
  const { account, level } = of.peek();
  const isOpen = useOnce(() => signal(false));
  const team = computed(() => of.value.team);
  return (
    <>
      <Button wide icon="send" href={hrefOfTransferTo(account)}>
        {t('title.agent_transfer')}
      </Button>
      <div className="card">
        <When is={computed(() => team.value > 0)}>
          {() => (
            <Row
              icon="users-round"
              href={hrefOfDownlineOf(account)}
              title={t('team.theirDownline')}
              end={t('team.memberCount', { n: team })}
            />
          )}
        </When>
        {level === 1 && of.peek().maxRebates && (
          <Row
            icon="percent"
            title={t('team.rebates')}
            onClick={() => {
              isOpen.value = true;
            }}
          />
        )}
      </div>
      <LazySheet open={isOpen} load={() => import('./RebateSheet')}>
        {({ RebateSheet }) => <RebateSheet open={isOpen} of={of} />}
      </LazySheet>
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton height={150} radius={20} />
    <Skeleton height={52} radius={16} />
    <Skeleton height={108} radius={20} />
    <Skeleton height={212} radius={16} />
  </>
);
