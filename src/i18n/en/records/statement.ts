import type es from '../../es/records/statement';
import type { Translation } from '../../translation';

export default {
  title: 'Statement',
  month: 'Month',
  opening: 'Opening balance',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  stakes: 'Bets',
  wins: 'Wins',
  bonuses: 'Bonuses and cash back',
  fees: 'Fees',
  transfers: 'Transfers',
  other: 'Other',
  net: 'Change',
  closing: 'Closing balance',
  balance: 'Balance',
  sum: 'Sum',
  byDay: 'By day',
  empty: 'Nothing moved this month.',
  print: 'Print or save as PDF',
  save: 'Save as CSV',
  saved: 'File saved.',
} satisfies Translation<typeof es>;
