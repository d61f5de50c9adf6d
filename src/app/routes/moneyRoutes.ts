import { paths } from '../../widgets/navigation/paths';
import type { RouteInfo } from './RouteInfo';

/** Deposits, withdrawals and records. */
export const moneyRoutes: readonly RouteInfo[] = [
  {
    paths: [paths.deposit],
    screen: () => import('../../screens/deposit/Deposit'),
    title: 'title.deposit',
    words: ['validation', 'cashier', 'record', 'safePlay'],
    access: 'real',
    headerLink: { label: 'title.depositRecord', href: paths.depositRecord },
  },
  {
    paths: [paths.depositRecord],
    screen: () => import('../../screens/depositRecord/DepositRecord'),
    title: 'title.depositRecord',
    words: ['cashier', 'record'],
    access: 'real',
    menuKey: 'DEPRECM3',
  },
  {
    paths: [paths.withdraw],
    screen: () => import('../../screens/withdraw/Withdraw'),
    title: 'title.withdraw',
    words: ['validation', 'cashier', 'record', 'session', 'security', 'wallet'],
    access: 'real',
    headerLink: { label: 'title.withdrawRecord', href: paths.withdrawRecord },
  },
  {
    paths: [paths.withdrawRecord],
    screen: () => import('../../screens/withdrawRecord/WithdrawRecord'),
    title: 'title.withdrawRecord',
    words: ['cashier', 'record'],
    access: 'real',
  },
  {
    paths: [paths.gameRecord],
    screen: () => import('../../screens/gameRecord/GameRecord'),
    title: 'title.gameRecord',
    words: ['record', 'lottery'],
    access: 'session',
    menuKey: 'TRANSBETREPMEM3',
  },
  {
    paths: [paths.transactions],
    screen: () => import('../../screens/transactionRecord/TransactionRecord'),
    title: 'title.transactions',
    words: ['record', 'wallet'],
    access: 'session',
    menuKey: 'TRANSREC3',
  },
  {
    paths: [paths.profit],
    screen: () => import('../../screens/profit/ProfitAndLoss'),
    title: 'title.profit',
    words: ['record'],
    access: 'session',
    menuKey: 'PERSREP',
  },
  {
    paths: [paths.bankCards],
    screen: () => import('../../screens/bankCard/BankCards'),
    title: 'title.bankCards',
    words: ['validation', 'cashier'],
    access: 'real',
  },
  {
    paths: [paths.wallets],
    screen: () => import('../../screens/wallets/Wallets'),
    title: 'title.wallets',
    words: ['validation', 'cashier', 'wallet'],
    access: 'session',
  },
];
