import type { PlainKey } from '../../i18n/t';
import type { Address } from '../../widgets/site/app/useApp';
import { paths } from '../../widgets/site/navigation/paths';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Titles are named like the last part of the path, such as title.agent_downline. That of the overview is title.agent_. */
const agentTitle = ({ path }: Address) =>
  `title.agent_${path.slice(paths.agent.length + 1)}` as PlainKey;

/** The member's own screens. */
export const memberRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.inbox],
    screen: async () => (await late()).inbox(),
    title: 'title.inbox',
    texts: ['mail', 'record'],
    access: 'real',
    menuKey: 'MAILCEN',
  },
  {
    paths: [paths.reward],
    screen: async () => (await late()).rewardCenter(),
    title: 'title.rewards',
    texts: ['reward'],
    access: 'real',
    menuKey: 'REWCEN3',
  },
  {
    paths: [paths.invite],
    screen: async () => (await late()).invite(),
    title: 'title.invite',
    texts: ['invite'],
    access: 'real',
  },
  {
    paths: [paths.member],
    screen: async () => (await late()).member(),
    title: 'title.member',
    texts: ['cashier', 'member', 'safePlay', 'session', 'vip', 'wallet'],
    access: 'session',
    header: 'none',
  },
  {
    paths: [paths.vip],
    screen: async () => (await late()).vipRoom(),
    title: 'title.vip',
    texts: ['reward', 'vip'],
    access: 'real',
  },
  {
    paths: [paths.bonuses],
    screen: async () => (await late()).bonuses(),
    title: 'title.bonuses',
    texts: ['bonus'],
    access: 'real',
  },
  {
    paths: [paths.rebate],
    screen: async () => (await late()).manualRebate(),
    title: 'title.rebate',
    texts: ['reward'],
    access: 'real',
    menuKey: 'MANPLAYREB3',
  },
  {
    paths: [paths.security],
    screen: async () => (await late()).securityCenter(),
    title: 'title.security',
    texts: ['validation', 'member', 'password', 'safePlay', 'security', 'session'],
    access: 'real',
    menuKey: 'SECPRIV',
  },
  {
    paths: [paths.salaryContract, paths.dividendContract, paths.hourContract],
    screen: async () => (await late()).agentContract(),
    title: agentTitle,
    texts: ['validation', 'agent'],
    access: 'agentContract',
  },
  {
    paths: [paths.agent, `${paths.agent}/$page`],
    screen: async () => (await late()).agentArea(),
    title: agentTitle,
    texts: ['validation', 'agent', 'invite', 'notice', 'record', 'session', 'team', 'wallet'],
    access: 'agent',
  },
  {
    paths: [paths.kyc],
    screen: async () => (await late()).kyc(),
    title: 'title.kyc',
    texts: ['validation', 'kyc'],
    access: 'real',
  },
  {
    paths: [paths.support],
    screen: async () => (await late()).support(),
    title: 'title.support',
    texts: ['validation', 'record', 'support'],
    access: 'real',
  },
];
