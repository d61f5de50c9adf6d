import type es from '../../es/cashier/wallet';
import type { Translation } from '../../translation';

export default {
  balance: 'Balance',
  totalBalance: 'Total balance',
  refresh: 'Refresh balance',
  show: 'Show balance',
  hide: 'Hide balance',
  failed: 'Your balance could not be loaded.',
  mainWallet: 'Main wallet',
  wallets: 'Wallets',
  transfer: 'Transfer',
  transferFrom: 'From',
  transferTo: 'To',
  transferAmount: 'Amount',
  transferAll: 'All',
  transferDone: 'You transferred {amount}.',
  collectAll: 'Move everything to the main wallet',
  inGames: 'In game wallets',
  inMain: 'For withdrawals and deposits',
  why: 'You can only withdraw the money in your main wallet. The rest is in the game wallets.',
  collected: 'Everything is in your main wallet.',
  tooMuch: 'That wallet has {amount}.',
  sameWallet: 'Choose two different wallets.',
  moreInGames: 'Another {amount} is in game wallets.',
  seeWallets: 'See wallets',
} satisfies Translation<typeof es>;
