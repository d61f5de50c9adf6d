import type es from '../es/wallet';
import type { Translation } from '../translation';

export default {
  balance: 'Balance',
  totalBalance: 'Total balance',
  available: 'Available',
  refresh: 'Refresh balance',
  show: 'Show balance',
  hide: 'Hide balance',
  hidden: 'Balance hidden',
  failed: 'Your balance could not be loaded.',
  mainWallet: 'Main wallet',
  wallets: 'Wallets',
  transfer: 'Transfer',
  transferFrom: 'From',
  transferTo: 'To',
  transferAmount: 'Amount',
  transferAll: 'All',
  transferDone: 'You transferred {amount}.',
  collectAll: 'Bring all to the main wallet',
} satisfies Translation<typeof es>;
