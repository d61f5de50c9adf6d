import type { PlainKey } from '../i18n/t';
import { paths } from '../widgets/paths';
import type { Place } from './route';

const CONTRACTS: Record<string, PlainKey> = {
  [paths.dividendContract]: 'title.dividendContract',
  [paths.hourContract]: 'title.hourContract',
};

/** What belongs to somebody: their prizes, their letters and what guards them. */
export const memberRoutes: readonly Place[] = [
  {
    at: [paths.inbox],
    screen: () => import('../screens/inbox/Inbox'),
    title: 'title.inbox',
    words: ['mail', 'record'],
    needs: 'real',
  },
  {
    at: [paths.reward],
    screen: () => import('../screens/reward/RewardCenter'),
    title: 'title.rewards',
    words: ['reward'],
    needs: 'real',
  },
  {
    at: [paths.invite],
    screen: () => import('../screens/invite/Invite'),
    title: 'title.invite',
    words: ['invite'],
    needs: 'real',
  },
  {
    at: [paths.member],
    screen: () => import('../screens/member/Member'),
    title: 'title.member',
    words: ['member', 'wallet', 'vip', 'session'],
    needs: 'session',
    header: 'none',
  },
  {
    at: [paths.vip],
    screen: () => import('../screens/vip/VipRoom'),
    title: 'title.vip',
    words: ['vip', 'reward'],
    needs: 'real',
  },
  {
    at: [paths.rebate],
    screen: () => import('../screens/rebate/ManualRebate'),
    title: 'title.rebate',
    words: ['reward'],
    needs: 'real',
  },
  {
    at: [paths.security],
    screen: () => import('../screens/security/SecurityCenter'),
    title: 'title.security',
    words: ['refusal', 'security', 'member', 'password', 'session'],
    needs: 'real',
  },
  {
    at: [paths.salaryContract, paths.dividendContract, paths.hourContract],
    screen: () => import('../screens/agreement/AgentContract'),
    title: ({ path }) => CONTRACTS[path] ?? 'title.salaryContract',
    words: ['agent'],
    needs: 'contract',
  },
  {
    at: [paths.kyc],
    screen: () => import('../screens/kyc/Kyc'),
    title: 'title.kyc',
    words: ['refusal', 'kyc'],
    needs: 'real',
  },
  {
    at: [paths.support],
    screen: () => import('../screens/support/Support'),
    title: 'title.support',
    words: ['refusal', 'support'],
    needs: 'real',
  },
];
