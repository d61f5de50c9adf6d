import * as agent from '../../src/contract/agent';
import * as agentContract from '../../src/contract/agentContract';
import * as bankCard from '../../src/contract/bankCard';
import * as betting from '../../src/contract/betting';
import * as chat from '../../src/contract/chat';
import * as deposit from '../../src/contract/deposit';
import * as depositMethod from '../../src/contract/depositMethod';
import * as exclusion from '../../src/contract/exclusion';
import * as favourite from '../../src/contract/favourite';
import * as feedback from '../../src/contract/feedback';
import * as kyc from '../../src/contract/kyc';
import * as launch from '../../src/contract/launch';
import * as limit from '../../src/contract/limit';
import * as mail from '../../src/contract/mail';
import * as member from '../../src/contract/member';
import * as notice from '../../src/contract/notice';
import * as order from '../../src/contract/order';
import * as passkey from '../../src/contract/passkey';
import * as playHistory from '../../src/contract/playHistory';
import * as profile from '../../src/contract/profile';
import * as promotion from '../../src/contract/promotion';
import * as realityCheck from '../../src/contract/realityCheck';
import * as rebate from '../../src/contract/rebate';
import * as recent from '../../src/contract/recent';
import * as referral from '../../src/contract/referral';
import * as reward from '../../src/contract/reward';
import * as security from '../../src/contract/security';
import * as system from '../../src/contract/system';
import * as transaction from '../../src/contract/transaction';
import * as vip from '../../src/contract/vip';
import * as wallet from '../../src/contract/wallet';
import * as withdraw from '../../src/contract/withdraw';
import { createAgent } from '../../src/stores/agent';
import { createAgentContract } from '../../src/stores/agentContract';
import { createAgentNotice } from '../../src/stores/agentNotice';
import { createAgentTransfer } from '../../src/stores/agentTransfer';
import { createAvatar } from '../../src/stores/avatar';
import { createBankCard } from '../../src/stores/bankCard';
import { createBetting } from '../../src/stores/betting';
import { createDeposit } from '../../src/stores/deposit';
import { createDownline } from '../../src/stores/downline';
import { createExclusion } from '../../src/stores/exclusion';
import { createFavourite } from '../../src/stores/favourite';
import { createFeedback } from '../../src/stores/feedback';
import { createGameList } from '../../src/stores/gameList';
import type { Factory, Host } from '../../src/stores/host';
import { createKyc } from '../../src/stores/kyc';
import { createLaunch } from '../../src/stores/launch';
import { createLimit } from '../../src/stores/limit';
import { createMail } from '../../src/stores/mail';
import { createNextLogin } from '../../src/stores/nextLogin';
import { createNotice } from '../../src/stores/notice';
import { createOrder } from '../../src/stores/order';
import { createPasskey } from '../../src/stores/passkey';
import { createPlayHistory } from '../../src/stores/playHistory';
import { createProfit } from '../../src/stores/profit';
import { createPromotion } from '../../src/stores/promotion';
import { createRealityCheck } from '../../src/stores/realityCheck';
import { createRebate } from '../../src/stores/rebate';
import { createRecent } from '../../src/stores/recent';
import { createReferral } from '../../src/stores/referral';
import { createRegister } from '../../src/stores/register';
import { createReward } from '../../src/stores/reward';
import { createSearch } from '../../src/stores/search';
import { createSecurity } from '../../src/stores/security';
import { createSession } from '../../src/stores/session';
import { createTransaction } from '../../src/stores/transaction';
import { createUnread } from '../../src/stores/unread';
import { createVip } from '../../src/stores/vip';
import { createWallet } from '../../src/stores/wallet';
import { createWithdraw } from '../../src/stores/withdraw';

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
      return store.questions.open(undefined);
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
    use: (store) => Promise.all([store.referral.load(), store.friends.open(undefined)]),
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
      [system.whiteLabel, { flags: { CHATUNREAD3: true }, menu: {} }],
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
