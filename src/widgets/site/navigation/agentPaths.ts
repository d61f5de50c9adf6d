import { withQuery } from '@kit/web/withQuery';
import { paths } from './paths';

const { agent } = paths;

/** The pages of the agents' area. Not in paths.ts: other screens do not need them. */
export const agentPaths = {
  home: agent,
  downline: `${agent}/downline`,
  member: `${agent}/member`,
  transfer: `${agent}/transfer`,
  transfers: `${agent}/transfers`,
  commission: `${agent}/commission`,
  invite: `${agent}/invite`,
  notice: `${agent}/notice`,
} as const;

const hrefOf = (path: string, query: Record<string, string>) =>
  withQuery(path, new URLSearchParams(query));

export const hrefOfDownlineMember = (account: string) => hrefOf(agentPaths.member, { account });
export const hrefOfDownlineOf = (upline: string) => hrefOf(agentPaths.downline, { upline });
export const hrefOfTransferTo = (account: string) => hrefOf(agentPaths.transfer, { account });
