import { paths } from '../../widgets/site/navigation/paths';
import { late } from './late';
import type { RouteInfo } from './RouteInfo';

/** Deposits, withdrawals and records. */
export const moneyRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.deposit],
    screen: async () => (await late()).deposit(),
    title: 'title.deposit',
    texts: ['validation', 'cashier', 'record', 'safePlay', 'wallet'],
    access: 'real',
    headerLink: { label: 'title.depositRecord', href: paths.depositRecord },
  },
  {
    paths: [paths.depositRecord],
    screen: async () => (await late()).depositRecord(),
    title: 'title.depositRecord',
    texts: ['cashier', 'record'],
    access: 'real',
    menuKey: 'DEPRECM3',
  },
  {
    paths: [paths.withdraw],
    screen: async () => (await late()).withdraw(),
    title: 'title.withdraw',
    texts: ['validation', 'cashier', 'security', 'session', 'wallet'],
    access: 'real',
    headerLink: { label: 'title.withdrawRecord', href: paths.withdrawRecord },
  },
  {
    paths: [paths.withdrawRecord],
    screen: async () => (await late()).withdrawRecord(),
    title: 'title.withdrawRecord',
    texts: ['cashier', 'record'],
    access: 'real',
  },
  {
    paths: [paths.gameRecord],
    screen: async () => (await late()).gameRecord(),
    title: 'title.gameRecord',
    texts: ['lottery', 'record'],
    access: 'session',
    menuKey: 'TRANSBETREPMEM3',
  },
  {
    paths: [paths.transactions],
    screen: async () => (await late()).transactionRecord(),
    title: 'title.transactions',
    texts: ['record', 'wallet'],
    access: 'session',
    menuKey: 'TRANSREC3',
  },
  {
    paths: [paths.profit],
    screen: async () => (await late()).profitAndLoss(),
    title: 'title.profit',
    texts: ['record'],
    access: 'session',
    menuKey: 'PERSREP',
  },
  {
    paths: [paths.bankCards],
    screen: async () => (await late()).bankCards(),
    title: 'title.bankCards',
    texts: ['validation', 'cashier'],
    access: 'real',
  },
  {
    paths: [paths.wallets],
    screen: async () => (await late()).wallets(),
    title: 'title.wallets',
    texts: ['validation', 'cashier', 'wallet'],
    access: 'session',
  },
];
