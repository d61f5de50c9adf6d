import '../../../ui/content/Card.css';
import './agent.css';
import { useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import type { ComponentType } from 'react';
import { type Address, useApp } from '../../../widgets/site/app/useApp';
import { agentContractPaths } from '../../../widgets/site/navigation/agentContractPaths';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';
import { leaveUnknownPage } from '../../../widgets/site/navigation/leaveUnknownPage';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { Downline } from '../team/Downline';
import { DownlineMemberPage } from '../team/DownlineMemberPage';
import { TransferPage } from '../transfer/TransferPage';
import { TransferReport } from '../transfer/TransferReport';
import { AgentHome } from './AgentHome';
import { AgentInvite } from './AgentInvite';
import { AgentNotices } from './AgentNotices';
import { CommissionReport } from './CommissionReport';

const pages = new Map<string, ComponentType<Pick<Address, 'query'>>>([
  [agentPaths.home, AgentHome],
  [agentPaths.downline, Downline],
  [agentPaths.member, DownlineMemberPage],
  [agentPaths.transfer, TransferPage],
  [agentPaths.transfers, TransferReport],
  [agentPaths.commission, CommissionReport],
  [agentPaths.invite, AgentInvite],
  [agentPaths.notice, AgentNotices],
]);

/** What a page is about. The other parameters are filters, which a page changes while it is shown. */
const pageKey = ({ path, query }: Address) =>
  [path, query.get('account'), query.get('upline')].join(' ');

/** The contracts are screens of their own, although their paths begin with the same words. */
const contracts: readonly string[] = Object.values(agentContractPaths);
const isOfAgentArea = (path: string) => path.startsWith(paths.agent) && !contracts.includes(path);

/** All pages for agents: one route and one chunk, because an agent uses several of them in a visit. */
export default function AgentArea() {
  const address = useScreenAddress(isOfAgentArea);
  const app = useApp();
  useSignalEffect(() => {
    const { path, query } = address.value;
    if (!pages.has(path)) leaveUnknownPage(app);
    if (path === agentPaths.member && !query.get('account'))
      app.navigate(agentPaths.downline, { replace: true });
  });
  return (
    <Keyed of={address} by={pageKey}>
      {({ path, query }) => {
        const Page = pages.get(path);
        return Page && <Page query={query} />;
      }}
    </Keyed>
  );
}
