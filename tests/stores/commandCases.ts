import {
  claimCommission,
  commissions,
  downlineTransfers,
  transferDownline,
  transferDownlines,
} from '../../src/contract/agents/agent';
import { addBankCard, bankCards } from '../../src/contract/cashier/bankCard';
import {
  alipayDeposit,
  cancelDeposit,
  depositReport,
  gatewayDeposit,
  manualTransfer,
  qqDeposit,
  voucherDeposit,
  weChatDeposit,
} from '../../src/contract/cashier/deposit';
import type { DepositMethod } from '../../src/contract/cashier/depositMethod';
import { wallet } from '../../src/contract/cashier/wallet';
import { walletTransfer } from '../../src/contract/cashier/walletTransfer';
import { cancelWithdraw, withdraw, withdrawReport } from '../../src/contract/cashier/withdraw';
import { cancelSuborder, orderDetail, orders, placeOrder } from '../../src/contract/lottery/order';
import { feedbacks, sendFeedback } from '../../src/contract/messages/feedback';
import { leaveBonus, memberBonuses } from '../../src/contract/promotions/bonus';
import {
  applyPromotion,
  type Promotion,
  promotionDetail,
} from '../../src/contract/promotions/promotion';
import { claimRebate, manualRebate } from '../../src/contract/promotions/rebate';
import { claimReward, rewards } from '../../src/contract/promotions/reward';
import { claimVip, vip } from '../../src/contract/promotions/vip';
import { memberTransactions } from '../../src/contract/records/transaction';
import { createAgent } from '../../src/stores/agents/agent';
import { createAgentTransfer } from '../../src/stores/agents/agentTransfer';
import type { Host } from '../../src/stores/base/host';
import { createLostCommands } from '../../src/stores/base/lostCommands';
import { createOpenLooks } from '../../src/stores/base/openLooks';
import type { Outcome } from '../../src/stores/base/sentCommand';
import { createBankCard } from '../../src/stores/cashier/bankCard';
import { createDeposit, type Deposit } from '../../src/stores/cashier/deposit';
import { createWalletTransfer } from '../../src/stores/cashier/walletTransfer';
import { createWithdraw, type Withdrawal } from '../../src/stores/cashier/withdraw';
import { createOrder, type OrderDetail, type Suborder } from '../../src/stores/lottery/order';
import { createFeedback } from '../../src/stores/messages/feedback';
import { type Bonus, createBonus } from '../../src/stores/promotions/bonus';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { createRebate } from '../../src/stores/promotions/rebate';
import { createReward } from '../../src/stores/promotions/reward';
import { createVip, type VipClaim } from '../../src/stores/promotions/vip';

/** What the backend carried out. */
export interface Made {
  id: string;
  at: number;
}

interface Endpoint {
  path: string;
  method: string;
}

/** A command that moves money or creates something, and a backend that knows nothing else. */
export interface CommandCase {
  name: string;
  command: Endpoint;
  /** A tap on the button. True: the member is told that it is done. */
  tap(host: Host): Promise<boolean>;
  /** The reply to the command. */
  reply(made: Made): unknown;
  /** The replies to reads, after what was carried out. The newest is the first. */
  reads(made: readonly Made[]): [Endpoint, unknown][];
  /** Where the app shows what it has found out by itself. */
  notice(host: Host): Notice;
  /** It can be carried out once only. */
  isOnce?: boolean;
}

interface Notice {
  outcome: { value: Pick<Outcome<unknown, unknown>, 'state'> | undefined };
  resume(): void;
  look(): Promise<void>;
}

/** The notice of all pages says where a command of this scope stands. */
const noticeOf = (scope: string, create: (host: Host) => unknown) => (host: Host) => {
  host.use(create);
  const { all, look } = host.use(createLostCommands);
  const { count } = host.use(createOpenLooks);
  return {
    outcome: {
      get value() {
        if (count.value > 0) return { state: 'checking' as const };
        return all.value.find((lost) => lost.scope === scope);
      },
    },
    resume: () => void look(scope),
    look: () => look(scope),
  };
};

const contents = (rows: readonly unknown[]) => ({ content: rows });

const depositOf = ({ id, at }: Made) => ({
  depositId: id,
  amount: 50,
  fee: 0,
  bonus: 0,
  methodId: 'visa',
  at,
  expiresAt: at,
});

/** Each kind of payment method has a call of its own. */
const DEPOSITS = {
  gateway: gatewayDeposit,
  alipay: alipayDeposit,
  qq: qqDeposit,
  wechat: weChatDeposit,
  manual: manualTransfer,
  voucher: voucherDeposit,
};

const depositBy = (via: keyof typeof DEPOSITS): CommandCase => ({
  name: `deposit by ${via}`,
  command: DEPOSITS[via],
  async tap(host) {
    const method = { methodId: 'visa', via } as DepositMethod;
    // The value of a voucher is not known.
    const amount = via === 'voucher' ? 0 : 50;
    const request = { method, amount, accountId: 'a1', payer: 'Ana', reference: '1', code: 'GIFT' };
    return (await host.use(createDeposit).open(request)) !== undefined;
  },
  reply: depositOf,
  reads: (made) => [[depositReport, contents(made.map(depositOf))]],
  notice(host) {
    const { outcome, lookForOutcome, resumeOutcome } = host.use(createDeposit);
    return { outcome, look: lookForOutcome, resume: resumeOutcome };
  },
  ...(via === 'voucher' && { isOnce: true }),
});

const withdrawalOf = ({ id, at }: Made) => ({ withdrawId: id, amount: 70, at });
const withdrawal: CommandCase = {
  name: 'withdrawal',
  command: withdraw,
  tap: (host) =>
    host.use(createWithdraw).send({ amount: 70, bankCardId: 'b1', paymentPassword: '246810' }),
  reply: withdrawalOf,
  reads: (made) => [[withdrawReport, contents(made.map(withdrawalOf))]],
  notice(host) {
    const { outcome, lookForOutcome, resumeOutcome } = host.use(createWithdraw);
    return { outcome, look: lookForOutcome, resume: resumeOutcome };
  },
};

const transfer: CommandCase = {
  name: 'transfer between wallets',
  notice: noticeOf('walletTransfer', createWalletTransfer),
  command: walletTransfer,
  tap: (host) => host.use(createWalletTransfer).send({ from: 'CASH', to: 'PG', amount: 5 }),
  reply: ({ id }) => ({ transferId: id, amount: 5, sumBalance: 10, wallets: [] }),
  reads: (made) => [
    [
      memberTransactions,
      contents(
        made.map(({ id, at }) => ({ id: `row ${id}`, ref: id, at, amount: 5, wallet: 'PG' })),
      ),
    ],
  ],
};

const collect: CommandCase = {
  name: 'return of all money to the main wallet',
  notice: noticeOf('walletTransfer', createWalletTransfer),
  command: walletTransfer,
  isOnce: true,
  tap: (host) => host.use(createWalletTransfer).collect(),
  reply: ({ id }) => ({ transferId: id, amount: 5, sumBalance: 10, wallets: [] }),
  reads: ({ length }) => [
    [
      wallet,
      {
        sumBalance: 10,
        currency: 'PEN',
        wallets: [
          { code: 'CASH', balance: length ? 10 : 5 },
          { code: 'PG', balance: length ? 0 : 5 },
        ],
      },
    ],
  ],
};

const reward: CommandCase = {
  name: 'reward',
  notice: noticeOf('reward', createReward),
  command: claimReward,
  isOnce: true,
  tap: async (host) => (await host.use(createReward).claim('r1'))?.amount === 20,
  reply: () => ({ reward: { rewardId: 'r1', amount: 20, state: 'claimed' }, sumBalance: 20 }),
  reads: ({ length }) => [
    [rewards, contents([{ rewardId: 'r1', amount: 20, state: length ? 'claimed' : 'claimable' }])],
  ],
};

const vipClaim: VipClaim = { kind: 'weekly', level: 2, amount: 30, state: 'claimable' };
const vipBonus: CommandCase = {
  name: 'VIP bonus',
  notice: noticeOf('vip', createVip),
  command: claimVip,
  isOnce: true,
  tap: async (host) => (await host.use(createVip).claim(vipClaim))?.amount === 30,
  reply: () => ({ amount: 30, sumBalance: 30 }),
  reads: ({ length }) => [
    [
      vip,
      {
        level: 2,
        levels: [],
        claims: [{ ...vipClaim, state: length ? 'claimed' : 'claimable' }],
      },
    ],
  ],
};

const heldBonus: Bonus = {
  bonusId: 'b1',
  title: '',
  state: 'active',
  amount: 10,
  held: 10,
  at: 1,
  shares: [],
};
const leaveOfBonus: CommandCase = {
  name: 'leaving a bonus',
  notice: noticeOf('bonus', createBonus),
  command: leaveBonus,
  isOnce: true,
  tap: (host) => host.use(createBonus).leave(heldBonus.bonusId, 10),
  reply: () => ({ ...heldBonus, state: 'left', held: 0 }),
  reads: ({ length }) => [
    [memberBonuses, contents([{ ...heldBonus, state: length ? 'left' : 'active' }])],
  ],
};

const rebate: CommandCase = {
  name: 'rebate',
  notice: noticeOf('rebate', createRebate),
  command: claimRebate,
  isOnce: true,
  async tap(host) {
    const store = host.use(createRebate);
    await store.page.load();
    return (await store.claim('slots'))?.amount === 4;
  },
  reply: () => ({ amount: 4, sumBalance: 4 }),
  reads: (made) => [
    [
      manualRebate,
      {
        open: made.length ? [] : [{ gameType: 'slots', amount: 4, since: 0 }],
        content: made.map(({ id, at }) => ({ rebateId: id, gameType: 'slots', amount: 4, at })),
      },
    ],
  ],
};

const offered = { promotionId: 'p1', title: 'P', label: 'claim', needsForm: false } as Promotion;
const promotion: CommandCase = {
  name: 'promotion',
  notice: noticeOf('promotion', createPromotion),
  command: applyPromotion,
  isOnce: true,
  tap: async (host) => (await host.use(createPromotion).apply(offered)) !== undefined,
  reply: () => ({ ...offered, label: 'claimed' }),
  reads: ({ length }) => [
    [promotionDetail, { ...offered, label: length ? 'claimed' : 'claim', content: '' }],
  ],
};

const commission: CommandCase = {
  name: 'commission of an agent',
  notice: noticeOf('agent', createAgent),
  command: claimCommission,
  isOnce: true,
  tap: async (host) => (await host.use(createAgent).claim()) !== undefined,
  reply: () => ({ amount: 9, balance: 9 }),
  reads: ({ length }) => [[commissions, { ...contents([]), pending: length ? 0 : 9 }]],
};

const sent = [
  { account: 'eva', amount: 15 },
  { account: 'leo', amount: 25 },
];
const transferRows = (made: readonly Made[], count: number) =>
  made.flatMap(({ id, at }) =>
    sent.slice(0, count).map((row) => ({ ...row, transferId: `${id} ${row.account}`, at })),
  );
const agentTransfer: CommandCase = {
  name: 'transfer of an agent',
  notice: noticeOf('agentTransfer', createAgentTransfer),
  command: transferDownline,
  tap: async (host) =>
    (await host.use(createAgentTransfer).send(sent.slice(0, 1), '', '')) !== undefined,
  reply: ({ id }) => ({ transferId: `${id} eva` }),
  reads: (made) => [[downlineTransfers, contents(transferRows(made, 1))]],
};
const agentTransfers: CommandCase = {
  name: 'several transfers of an agent',
  notice: noticeOf('agentTransfer', createAgentTransfer),
  command: transferDownlines,
  tap: async (host) => (await host.use(createAgentTransfer).send(sent, 'gift', '')) !== undefined,
  reply: (made) => ({ transfers: transferRows([made], 2) }),
  reads: (made) => [[downlineTransfers, contents(transferRows(made, 2))]],
};

const orderOf = ({ id, at }: Made) => ({ orderId: id, gameId: 'quina', stake: 2, at });
let ticketId = 0;
const lottery: CommandCase = {
  name: 'lottery ticket',
  notice: noticeOf('order', createOrder),
  command: placeOrder,
  async tap(host) {
    const ticket = { gameId: 'quina', play: 'straight', numbers: '1,2', stake: 2 } as const;
    const bought = await host.use(createOrder).buy({ ...ticket, id: String(++ticketId) });
    return bought !== undefined;
  },
  reply: orderOf,
  reads: (made) => [
    [orders, contents(made.map(orderOf))],
    [orderDetail, { ...orderOf(made[0] ?? { id: '', at: 0 }), suborders: [] }],
  ],
};

const cancelOfDeposit: CommandCase = {
  name: 'cancel of a deposit',
  notice: noticeOf('deposit', createDeposit),
  command: cancelDeposit,
  isOnce: true,
  async tap(host) {
    const { cancel, show, payment } = host.use(createDeposit);
    await cancel({ depositId: 'd1' } as Deposit);
    await show('d1');
    return payment.value.peek()?.state === 'cancelled';
  },
  reply: ({ at }) => ({ ...depositOf({ id: 'd1', at }), state: 'cancelled' }),
  reads: ({ length }) => [
    [
      depositReport,
      contents([{ ...depositOf({ id: 'd1', at: 1 }), state: length ? 'cancelled' : 'pending' }]),
    ],
  ],
};

const cancelOfWithdrawal: CommandCase = {
  name: 'cancel of a withdrawal',
  notice: noticeOf('withdraw', createWithdraw),
  command: cancelWithdraw,
  isOnce: true,
  tap: (host) => host.use(createWithdraw).cancel({ withdrawId: 'w1' } as Withdrawal),
  reply: () => ({ withdrawId: 'w1', amount: 70, at: 1, state: 'cancelled' }),
  reads: ({ length }) => [
    [
      withdrawReport,
      contents([{ withdrawId: 'w1', amount: 70, at: 1, state: length ? 'cancelled' : 'pending' }]),
    ],
  ],
};

const bet: Suborder = {
  suborderId: 's1',
  play: 'straight',
  numbers: '1,2',
  stake: 2,
  win: 0,
  state: 'pending',
};
const ticketWith = (state: Suborder['state']) => ({
  orderId: 'o1',
  gameId: 'quina',
  stake: 2,
  at: 1,
  suborders: [{ ...bet, state }],
});
const cancelOfBet: CommandCase = {
  name: 'cancel of a bet of a ticket',
  notice: noticeOf('order', createOrder),
  command: cancelSuborder,
  isOnce: true,
  async tap(host) {
    const { detail, cancel } = host.use(createOrder);
    // The ticket is on the screen.
    detail.set(ticketWith('pending') as OrderDetail);
    return cancel(bet);
  },
  reply: () => ticketWith('cancelled'),
  reads: ({ length }) => [[orderDetail, ticketWith(length ? 'cancelled' : 'pending')]],
};

const card = { bankCode: 'bcp', accountNumber: '1234567890', holder: 'Ana' } as const;
const bankCard: CommandCase = {
  name: 'bank account',
  notice: noticeOf('bankCard', createBankCard),
  command: addBankCard,
  isOnce: true,
  tap: (host) => host.use(createBankCard).add(card),
  reply: ({ id }) => ({ bankCardId: id, bankCode: 'bcp', accountNumber: '****7890' }),
  reads: (made) => [
    [
      bankCards,
      made.map(({ id }) => ({ bankCardId: id, bankCode: 'bcp', accountNumber: '****7890' })),
    ],
  ],
};

/** Browsers send the line breaks of a form with files in this way. */
const ASKED = 'Where is my bonus?\r\nIt was promised.';

const question: CommandCase = {
  name: 'question to support',
  notice: noticeOf('feedback', createFeedback),
  command: sendFeedback,
  tap(host) {
    const { draft, send } = host.use(createFeedback);
    draft().content.value = 'Where is my bonus?\nIt was promised.';
    return send('other');
  },
  reply: ({ id, at }) => ({ id, kind: 'other', content: ASKED, at }),
  reads: (made) => [
    [feedbacks, contents(made.map(({ id, at }) => ({ id, kind: 'other', content: ASKED, at })))],
  ],
};

export const commandCases: readonly CommandCase[] = [
  ...(Object.keys(DEPOSITS) as (keyof typeof DEPOSITS)[]).map(depositBy),
  withdrawal,
  transfer,
  collect,
  reward,
  vipBonus,
  leaveOfBonus,
  rebate,
  promotion,
  commission,
  agentTransfer,
  agentTransfers,
  lottery,
  cancelOfDeposit,
  cancelOfWithdrawal,
  cancelOfBet,
  bankCard,
  question,
];
