import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import type { RouteInfo } from './RouteInfo';

/** Titles are named like the last part of the path, such as title.agent_downline. That of the overview is title.agent_. */
const agentTitle = ({ path }: Address) =>
  `title.agent_${path.slice(paths.agent.length + 1)}` as PlainKey;

/** The member's own screens. */
export const memberRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.inbox],
    screen: () => import('../../screens/inbox/Inbox'),
    title: 'title.inbox',
    words: ['mail', 'record'],
    access: 'real',
    menuKey: 'MAILCEN',
  },
  {
    paths: [paths.reward],
    screen: () => import('../../screens/reward/RewardCenter'),
    title: 'title.rewards',
    words: ['reward'],
    access: 'real',
    menuKey: 'REWCEN3',
  },
  {
    paths: [paths.invite],
    screen: () => import('../../screens/invite/Invite'),
    title: 'title.invite',
    words: ['invite'],
    access: 'real',
  },
  {
    paths: [paths.member],
    screen: () => import('../../screens/member/Member'),
    title: 'title.member',
    words: ['member', 'wallet', 'vip', 'session', 'safePlay', 'cashier'],
    access: 'session',
    header: 'none',
  },
  {
    paths: [paths.vip],
    screen: () => import('../../screens/vip/VipRoom'),
    title: 'title.vip',
    words: ['vip', 'reward'],
    access: 'real',
  },
  {
    paths: [paths.rebate],
    screen: () => import('../../screens/rebate/ManualRebate'),
    title: 'title.rebate',
    words: ['reward'],
    access: 'real',
    menuKey: 'MANPLAYREB3',
  },
  {
    paths: [paths.security],
    screen: () => import('../../screens/security/SecurityCenter'),
    title: 'title.security',
    words: ['validation', 'security', 'member', 'password', 'session', 'safePlay'],
    access: 'real',
    menuKey: 'SECPRIV',
  },
  {
    paths: [paths.salaryContract, paths.dividendContract, paths.hourContract],
    screen: () => import('../../screens/agentContract/AgentContract'),
    title: agentTitle,
    words: ['validation', 'agent'],
    access: 'agentContract',
  },
  {
    paths: [paths.agent, `${paths.agent}/$page`],
    screen: () => import('../../screens/agent/AgentArea'),
    title: agentTitle,
    words: ['validation', 'team', 'agent', 'record', 'invite', 'notice', 'session'],
    access: 'agent',
  },
  {
    paths: [paths.kyc],
    screen: () => import('../../screens/kyc/Kyc'),
    title: 'title.kyc',
    words: ['validation', 'kyc'],
    access: 'real',
  },
  {
    paths: [paths.support],
    screen: () => import('../../screens/support/Support'),
    title: 'title.support',
    words: ['validation', 'support'],
    access: 'real',
  },
];
