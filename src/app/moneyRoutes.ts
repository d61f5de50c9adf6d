import { paths } from '../widgets/paths';
import type { Place } from './route';

/** Where money comes in and goes out, and what is on record of it and of play. */
export const moneyRoutes: readonly Place[] = [
  {
    at: [paths.deposit],
    screen: () => import('../screens/deposit/Deposit'),
    title: 'title.deposit',
    words: ['refusal', 'cashier', 'record'],
    needs: 'real',
    aside: { icon: 'receipt-text', label: 'title.depositRecord', href: paths.depositRecord },
  },
  {
    at: [paths.depositRecord],
    screen: () => import('../screens/depositRecord/DepositRecord'),
    title: 'title.depositRecord',
    words: ['cashier', 'record'],
    needs: 'real',
  },
  {
    at: [paths.withdraw],
    screen: () => import('../screens/withdraw/Withdraw'),
    title: 'title.withdraw',
    words: ['refusal', 'cashier', 'record', 'session'],
    needs: 'real',
    aside: { icon: 'receipt-text', label: 'title.withdrawRecord', href: paths.withdrawRecord },
  },
  {
    at: [paths.withdrawRecord],
    screen: () => import('../screens/withdrawRecord/WithdrawRecord'),
    title: 'title.withdrawRecord',
    words: ['cashier', 'record'],
    needs: 'real',
  },
  {
    at: [paths.gameRecord],
    screen: () => import('../screens/gameRecord/GameRecord'),
    title: 'title.gameRecord',
    words: ['record', 'lottery'],
    needs: 'session',
  },
  {
    at: [paths.transactions],
    screen: () => import('../screens/transactionRecord/TransactionRecord'),
    title: 'title.transactions',
    words: ['record', 'wallet'],
    needs: 'session',
  },
  {
    at: [paths.profit],
    screen: () => import('../screens/profit/ProfitAndLoss'),
    title: 'title.profit',
    words: ['record'],
    needs: 'session',
  },
  {
    at: [paths.bankCards],
    screen: () => import('../screens/bankCard/BankCards'),
    title: 'title.bankCards',
    words: ['refusal', 'cashier'],
    needs: 'real',
  },
];
