import * as kyc from '../../src/contract/account/kyc';
import * as member from '../../src/contract/account/member';
import * as passkey from '../../src/contract/account/passkey';
import * as profile from '../../src/contract/account/profile';
import * as security from '../../src/contract/account/security';
import * as agent from '../../src/contract/agents/agent';
import * as agentContract from '../../src/contract/agents/agentContract';
import * as bankCard from '../../src/contract/cashier/bankCard';
import * as deposit from '../../src/contract/cashier/deposit';
import * as depositMethod from '../../src/contract/cashier/depositMethod';
import * as wallet from '../../src/contract/cashier/wallet';
import * as withdraw from '../../src/contract/cashier/withdraw';
import * as favourite from '../../src/contract/games/favourite';
import * as launch from '../../src/contract/games/launch';
import * as recent from '../../src/contract/games/recent';
import * as betting from '../../src/contract/lottery/betting';
import * as order from '../../src/contract/lottery/order';
import * as chat from '../../src/contract/messages/chat';
import * as feedback from '../../src/contract/messages/feedback';
import * as mail from '../../src/contract/messages/mail';
import * as notice from '../../src/contract/messages/notice';
import * as bonus from '../../src/contract/promotions/bonus';
import * as promotion from '../../src/contract/promotions/promotion';
import * as rebate from '../../src/contract/promotions/rebate';
import * as referral from '../../src/contract/promotions/referral';
import * as reward from '../../src/contract/promotions/reward';
import * as vip from '../../src/contract/promotions/vip';
import * as statement from '../../src/contract/records/statement';
import * as transaction from '../../src/contract/records/transaction';
import * as exclusion from '../../src/contract/safePlay/exclusion';
import * as limit from '../../src/contract/safePlay/limit';
import * as playHistory from '../../src/contract/safePlay/playHistory';
import * as realityCheck from '../../src/contract/safePlay/realityCheck';
import * as system from '../../src/contract/site/system';
import { createAvatar } from '../../src/stores/account/avatar';
import { createKyc } from '../../src/stores/account/kyc';
import { createNextLogin } from '../../src/stores/account/nextLogin';
import { createPasskey } from '../../src/stores/account/passkey';
import { createRegister } from '../../src/stores/account/register';
import { createSecurity } from '../../src/stores/account/security';
import { createSession } from '../../src/stores/account/session';
import { createAgent } from '../../src/stores/agents/agent';
import { createAgentContract } from '../../src/stores/agents/agentContract';
import { createAgentNotice } from '../../src/stores/agents/agentNotice';
import { createAgentTransfer } from '../../src/stores/agents/agentTransfer';
import { createDownline } from '../../src/stores/agents/downline';
import type { Factory, Host } from '../../src/stores/base/host';
import { createBankCard } from '../../src/stores/cashier/bankCard';
import { createDeposit } from '../../src/stores/cashier/deposit';
import { createOnTheWay } from '../../src/stores/cashier/onTheWay';
import { createWallet } from '../../src/stores/cashier/wallet';
import { createWithdraw } from '../../src/stores/cashier/withdraw';
import { createWithdrawDetail } from '../../src/stores/cashier/withdrawDetail';
import { createFavourite } from '../../src/stores/games/favourite';
import { createGameList } from '../../src/stores/games/gameList';
import { createLaunch } from '../../src/stores/games/launch';
import { createRecent } from '../../src/stores/games/recent';
import { createSearch } from '../../src/stores/games/search';
import { createBetting } from '../../src/stores/lottery/betting';
import { createOrder } from '../../src/stores/lottery/order';
import { createFeedback } from '../../src/stores/messages/feedback';
import { createMail } from '../../src/stores/messages/mail';
import { createNotice } from '../../src/stores/messages/notice';
import { createUnread } from '../../src/stores/messages/unread';
import { createBonus } from '../../src/stores/promotions/bonus';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { createRebate } from '../../src/stores/promotions/rebate';
import { createReferral } from '../../src/stores/promotions/referral';
import { createReward } from '../../src/stores/promotions/reward';
import { createVip } from '../../src/stores/promotions/vip';
import { createProfit } from '../../src/stores/records/profit';
import { createStatement } from '../../src/stores/records/statement';
import { createTransaction } from '../../src/stores/records/transaction';
import { createExclusion } from '../../src/stores/safePlay/exclusion';
import { createLimit } from '../../src/stores/safePlay/limit';
import { createPlayHistory } from '../../src/stores/safePlay/playHistory';
import { createRealityCheck } from '../../src/stores/safePlay/realityCheck';

/** The text and the number that are in all data of the first member. */
export const SECRET = 'belongs to ana';
export const SECRET_NUMBER = 424_242;

const page = (row: object) => ({ content: [row], pageNum: 1, totalPages: 1, totalCount: 1 });
const game = { nodeId: SECRET, gameName: SECRET };
const filter = { from: 0, to: 1 };
const listContext = { historyKey: '1', language: 'ES' };

export interface Case<T> {
  factory: Factory<T>;
  replies?: [{ path: string }, unknown][];
  /** Does what a screen of the store does: loads, types, opens. */
  use(store: T, host: Host): unknown;
  /** What the screen shows that is not a signal of the store. */
  read?(store: T): unknown;
}

const untyped = <T>(row: Case<T>) => row as unknown as Case<unknown>;

/** One row for each store with member data. */
export const cases: Record<string, Case<unknown>> = {
  agent: untyped({
    factory: createAgent,
    replies: [
      [agent.teamReport, { members: SECRET_NUMBER }],
      [agent.commissions, { ...page({ day: SECRET }), pending: SECRET_NUMBER }],
      [agent.inviteLink, { code: SECRET, url: '' }],
    ],
    use: (store) =>
      Promise.all([
        store.team.load(7),
        store.claimable.load(),
        store.records.open(filter),
        store.invite.load(),
      ]),
  }),
  agentContract: untyped({
    factory: createAgentContract,
    replies: [
      [agentContract.salaryContract, { contract: { kind: 'daily', proposedBy: SECRET } }],
      [agentContract.pendingAgentContracts, { dailysalreqtype: SECRET }],
    ],
    use: (store) => Promise.all([store.open('daily'), store.all.load(), store.loadWaitingKinds()]),
  }),
  agentNotice: untyped({
    factory: createAgentNotice,
    replies: [[notice.notices, [{ id: 'n', title: SECRET }]]],
    use: (store) => store.posts.load(),
  }),
  agentTransfer: untyped({
    factory: createAgentTransfer,
    replies: [[agent.downlineTransfers, page({ transferId: SECRET })]],
    use(store) {
      store.draft().remark.value = SECRET;
      return Promise.all([store.report.open({}), store.history.open({ account: 'a' })]);
    },
    read: (store) => store.draft().remark.value,
  }),
  avatar: untyped({
    factory: createAvatar,
    replies: [[profile.headIcon, { choices: [`/art/${SECRET}.webp`] }]],
    use: (store) => store.choices.load(),
  }),
  bankCard: untyped({
    factory: createBankCard,
    replies: [
      [bankCard.bankCards, [{ bankCardId: 'c', holder: SECRET, isDefault: true }]],
      [bankCard.banks, [{ bankCode: SECRET }]],
    ],
    use: (store) => Promise.all([store.list.load(), store.banks.load()]),
  }),
  betting: untyped({
    factory: createBetting,
    replies: [[betting.bettingRecord, page({ betId: SECRET })]],
    use: (store) => store.records.open(filter),
  }),
  deposit: untyped({
    factory: createDeposit,
    replies: [
      [depositMethod.depositMethods, { methods: [{ name: SECRET }] }],
      [depositMethod.depositPromos, [{ promoId: SECRET }]],
      [deposit.depositReport, page({ depositId: 'd', methodName: SECRET })],
    ],
    use(store) {
      store.draft().payer.value = SECRET;
      return Promise.all([store.load(), store.show('d'), store.records.open(filter)]);
    },
    read: (store) => store.draft().payer.value,
  }),
  downline: untyped({
    factory: createDownline,
    replies: [
      [agent.downlines, page({ account: SECRET })],
      [agent.downline, { account: SECRET }],
    ],
    use(store) {
      store.choice().name.value = SECRET;
      const query = { name: SECRET, level: '', upline: '', sort: 'joinedAt' } as const;
      return Promise.all([
        store.open(query),
        store.candidates.open(query),
        store.member.load({ account: 'a', days: 7 }),
      ]);
    },
    read: (store) => store.choice().name.value,
  }),
  exclusion: untyped({
    factory: createExclusion,
    replies: [
      [exclusion.exclusion, { closure: { reason: 'break', until: SECRET_NUMBER } }],
      [exclusion.exclusionPreview, { until: null, code: SECRET }],
    ],
    use: (store) => Promise.all([store.closure.load(), store.preview.load(24)]),
  }),
  limit: untyped({
    factory: createLimit,
    replies: [
      [
        limit.memberLimits,
        { limits: [{ kind: 'stake', period: 'day', amount: SECRET_NUMBER, used: 0, left: 0 }] },
      ],
    ],
    use: (store) => store.all.load(),
  }),
  playHistory: untyped({
    factory: createPlayHistory,
    replies: [[playHistory.playMonths, [{ month: '2026-01', net: SECRET_NUMBER }]]],
    use: (store) => store.months.load(),
  }),
  promotion: untyped({
    factory: createPromotion,
    replies: [
      [promotion.promotions, page({ promotionId: 'p', title: SECRET })],
      [promotion.promotionDetail, { promotionId: 'p', title: SECRET }],
    ],
    use(store) {
      store.draftOf('p').remark.value = SECRET;
      return Promise.all([store.list.load(), store.open('p')]);
    },
    read: (store) => [store.draftOf('p').remark.value, store.draftOf('p').images.value],
  }),
  realityCheck: untyped({
    factory: createRealityCheck,
    replies: [[realityCheck.realityCheck, { startedAt: 0, now: 0, staked: SECRET_NUMBER }]],
    use: (store) => store.current.load(),
  }),
  favourite: untyped({
    factory: createFavourite,
    replies: [[favourite.favouriteList, page(game)]],
    use: (store) => store.list.load(),
  }),
  feedback: untyped({
    factory: createFeedback,
    replies: [[feedback.feedbacks, page({ content: SECRET })]],
    use(store) {
      store.draft().content.value = SECRET;
      return store.questions.open();
    },
    read: (store) => store.draft().content.value,
  }),
  'gameList of favourites': untyped({
    factory: createGameList,
    replies: [[favourite.favourites, page(game)]],
    use: (store) => store.rowsOf({ category: 'FAV' }, listContext).start(),
    read: (store) => store.rowsOf({ category: 'FAV' }, listContext).at(0)?.name,
  }),
  kyc: untyped({
    factory: createKyc,
    replies: [[kyc.kyc, { state: 'none', documents: [], reason: SECRET }]],
    use(store) {
      store.startDraft().permanentAddress.value = SECRET;
      return store.kycStatus.load();
    },
    read: (store) => store.startDraft().permanentAddress.value,
  }),
  launch: untyped({
    factory: createLaunch,
    replies: [
      [system.settings, { launchOrigins: ['https://games.example'] }],
      [launch.launchGame, { url: 'https://games.example/', ticket: SECRET, game }],
      [recent.addRecentGame, {}],
      [member.memberInfo, { type: 0 }],
    ],
    use: (store) => store.opened.load({ gameCode: 'lobby', isFree: false, nodeId: '1' }),
  }),
  mail: untyped({
    factory: createMail,
    replies: [[mail.mails, { ...page({ id: 'm', title: SECRET }), unread: SECRET_NUMBER }]],
    use: (store) => store.open('all'),
  }),
  nextLogin: untyped({
    factory: createNextLogin,
    use(store) {
      store.username.value = SECRET;
    },
  }),
  'notice, read marks': untyped({
    factory: createNotice,
    replies: [[notice.notices, [{ id: 'n', title: SECRET, read: true }]]],
    use: (store) => store.posts.load(),
  }),
  order: untyped({
    factory: createOrder,
    replies: [
      [order.orders, page({ orderId: SECRET })],
      [order.orderDetail, { orderId: 'o', suborders: [{ suborderId: SECRET }] }],
    ],
    use: (store) => Promise.all([store.records.open(filter), store.open('o')]),
  }),
  passkey: untyped({
    factory: createPasskey,
    replies: [[passkey.passkeys, [{ id: SECRET }]]],
    use: (store) => store.list.load(),
  }),
  profit: untyped({
    factory: createProfit,
    replies: [
      [betting.profitAndLoss, { days: [SECRET], sum: {} }],
      [betting.bettingRecord, { byGameType: [] }],
    ],
    use: (store) => store.summary.load(filter),
  }),
  bonus: untyped({
    factory: createBonus,
    replies: [
      [
        bonus.memberBonuses,
        { content: [{ bonusId: SECRET, state: 'active', amount: 1, shares: [] }] },
      ],
    ],
    use: (store) => store.all.load(),
  }),
  rebate: untyped({
    factory: createRebate,
    replies: [[rebate.manualRebate, { ...page({ rebateId: SECRET }), open: [] }]],
    use: (store) => store.page.load(),
  }),
  recent: untyped({
    factory: createRecent,
    replies: [[recent.recentGames, page(game)]],
    use: (store) => store.start(),
  }),
  referral: untyped({
    factory: createReferral,
    replies: [
      [referral.referral, { code: SECRET }],
      [referral.friends, page({ name: SECRET })],
    ],
    use: (store) => Promise.all([store.referral.load(), store.friends.open()]),
  }),
  register: untyped({
    factory: createRegister,
    use(store) {
      store.draft('nickname', '').value = SECRET;
    },
    read: (store) => store.draft('nickname', '').value,
  }),
  reward: untyped({
    factory: createReward,
    replies: [[reward.rewards, page({ rewardId: SECRET, state: 'claimable' })]],
    use: (store) => store.all.load(),
  }),
  search: untyped({
    factory: createSearch,
    use: (store) => store.remember(SECRET),
  }),
  security: untyped({
    factory: createSecurity,
    replies: [
      [security.securityConfig, { email: SECRET }],
      [security.securityQuestions, [{ questionId: SECRET }]],
    ],
    use: (store) => Promise.all([store.config.load(), store.questions.load()]),
  }),
  session: untyped({
    factory: createSession,
    replies: [[member.memberInfo, { nickname: SECRET, type: 0 }]],
    use: (store) => store.loadMember(),
  }),
  statement: untyped({
    factory: createStatement,
    replies: [[statement.statement, { month: SECRET, net: 0, opening: 0, closing: 0, days: [] }]],
    use: (store) => store.current.load('2026-11'),
  }),
  transaction: untyped({
    factory: createTransaction,
    replies: [
      [transaction.txCodes, [{ txCode: SECRET, group: SECRET }]],
      [transaction.memberTransactions, page({ txId: SECRET })],
    ],
    use: (store) => Promise.all([store.codes.load(), store.records.open(filter)]),
  }),
  unread: untyped({
    factory: createUnread,
    replies: [
      [system.whiteLabel, { flags: { CHATUNREAD3: true, CBS3: true }, menu: { MAILCEN: true } }],
      [member.memberInfo, { type: 0 }],
      [mail.mailUnread, { count: SECRET_NUMBER }],
      [chat.chatUnread, { count: SECRET_NUMBER }],
    ],
    use: (store) => store.loadMail(),
  }),
  vip: untyped({
    factory: createVip,
    replies: [[vip.vip, { level: 1, levels: [{ name: SECRET }], claims: [] }]],
    use: (store) => store.vipStatus.load(),
  }),
  wallet: untyped({
    factory: createWallet,
    replies: [[wallet.wallet, { sumBalance: SECRET_NUMBER, wallets: [] }]],
    use: (store) => store.reload(),
  }),
  onTheWay: untyped({
    factory: createOnTheWay,
    replies: [
      [deposit.depositReport, page({ depositId: SECRET, state: 'reviewing' })],
      [withdraw.withdrawReport, page({ withdrawId: SECRET, state: 'pending' })],
    ],
    use: (store) => store.load(),
  }),
  withdrawDetail: untyped({
    factory: createWithdrawDetail,
    replies: [
      [withdraw.withdrawReport, page({ withdrawId: 'w', bankName: SECRET, state: 'pending' })],
      [withdraw.withdrawInfo, { available: SECRET_NUMBER }],
    ],
    use: (store) => store.show('w'),
  }),
  withdraw: untyped({
    factory: createWithdraw,
    replies: [
      [withdraw.withdrawInfo, { available: SECRET_NUMBER }],
      [withdraw.withdrawReport, page({ withdrawId: SECRET })],
    ],
    use(store) {
      store.draft().amount.value = SECRET;
      return Promise.all([store.terms.load(), store.records.open(filter)]);
    },
    read: (store) => store.draft().amount.value,
  }),
};
