import type es from '../es/lottery';
import type { Words } from '../words';

export default {
  draws: 'Draws',
  issue: 'Draw {issue}',
  closesIn: 'Closes in {time}',
  lastNumbers: 'Last numbers',
  winningNumbers: 'Winning numbers',
  traditional: 'Traditional',
  entertainment: 'Entertainment',
  recent: 'Recently played',
  popular: 'Most played',
  history: 'Past results',
  orders: 'My tickets',
  ticket: 'Ticket {id}',
  cancelTicket: 'Cancel ticket',
  cancelAsk: 'Cancel this ticket?',
  cancelled: 'Canceled',
  waiting: 'Waiting for the draw',
  won: 'Won',
  lost: 'No prize',
  close: 'Close the lottery',
  frame: 'Lottery: {game}',
  empty: 'No draws for now.',
  emptyOrders: 'You have no tickets yet.',
  jackpotNow: 'Jackpot now',
} satisfies Words<typeof es>;
