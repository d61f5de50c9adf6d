import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'The server is slow to answer. We are still waiting.',
  command: 'Your request is taking long. If you stop waiting, it may still be carried out.',
  look: 'The reply was lost. We are checking whether it was done: do not repeat it.',
  stop: 'Stop waiting',
  now: 'Check now',
  show: 'See the record',
  close: 'Close',
  arrived: 'It was carried out.',
  missing: 'It was not carried out. You can do it again.',
  unchecked: 'We do not know yet whether it was carried out: do not repeat it. We keep checking.',
  command_agent: 'Claim of the commission',
  command_agentTransfer: 'Transfer to members',
  command_bankCard: 'New bank account',
  command_bonus: 'Giving up the bonus',
  command_deposit: 'Cancellation of the deposit',
  command_feedback: 'Question to support',
  command_order: 'Lottery ticket',
  command_promotion: 'Promotion',
  command_rebate: 'Claim of the rebate',
  command_reward: 'Claim of the reward',
  command_vip: 'Claim of the VIP bonus',
  command_walletTransfer: 'Transfer between wallets',
  command_withdraw: 'Cancellation of the withdrawal',
} satisfies Translation<typeof es>;
