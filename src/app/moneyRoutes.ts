import { paths } from '../widgets/paths';
import type { Place } from './route';

/** Where money comes in and goes out, and what is on record of it and of play. */
export const moneyRoutes: readonly Place[] = [
  {
    at: [paths.deposit],
    screen: () => import('../screens/deposit/Deposit'),
    title: 'app.titleDeposit',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
    aside: { icon: 'receipt-text', label: 'app.titleDepositRecord', href: paths.depositRecord },
  },
  {
    at: [paths.depositRecord],
    screen: () => import('../screens/depositRecord/DepositRecord'),
    title: 'app.titleDepositRecord',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
  },
  {
    at: [paths.withdraw],
    screen: () => import('../screens/withdraw/Withdraw'),
    title: 'app.titleWithdraw',
    words: ['cashier', 'record', 'session'],
    needs: 'real',
    hasBar: false,
    aside: { icon: 'receipt-text', label: 'app.titleWithdrawRecord', href: paths.withdrawRecord },
  },
  {
    at: [paths.withdrawRecord],
    screen: () => import('../screens/withdrawRecord/WithdrawRecord'),
    title: 'app.titleWithdrawRecord',
    words: ['cashier', 'record'],
    needs: 'real',
    hasBar: false,
  },
  {
    at: [paths.gameRecord],
    screen: () => import('../screens/gameRecord/GameRecord'),
    title: 'app.titleGameRecord',
    words: ['record', 'lottery'],
    needs: 'session',
  },
  {
    at: [paths.transactions],
    screen: () => import('../screens/transactionRecord/TransactionRecord'),
    title: 'app.titleTransactions',
    words: ['record', 'wallet'],
    needs: 'session',
  },
  {
    at: [paths.profit],
    screen: () => import('../screens/profit/ProfitAndLoss'),
    title: 'app.titleProfit',
    words: ['record'],
    needs: 'session',
  },
  {
    at: [paths.bankCards],
    screen: () => import('../screens/bankCard/BankCards'),
    title: 'app.titleBankCards',
    words: ['cashier'],
    needs: 'real',
    hasBar: false,
  },
];
