import type { Persona } from '../../fixtures/account/personas';
import type { Endpoint, Input } from './caller';

// biome-ignore lint/suspicious/noExplicitAny: values of any endpoint
type CallByName = (name: string, input?: Input) => Promise<any>;

interface ValidInput {
  as?: Exclude<Persona, 'visitor'>;
  input?: Input | ((call: CallByName) => Promise<Input> | Input);
  /** The code of the error, when a valid call needs something that a test does not have. */
  expectedError?: string;
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
export const picture = () => new File([PNG], 'picture.png', { type: 'image/png' });

const PASSWORD = 'Feria2025';
const PIN = '246810';
const mobile = { countryDialingCode: '51', mobileNum: '955123456' };
const freeGame = async (call: CallByName) => {
  const { games } = await call('gameList', { gameType: 'RNG', pageSize: 40 });
  return games.find((game: { supportPlay: boolean }) => game.supportPlay);
};
const freeGameNode = async (call: CallByName) => ({
  nodeId: String((await freeGame(call)).nodeId),
});
const flyingRound = async (call: CallByName) => {
  const round = { nodeId: '100010', kind: 'crash', stake: 1 };
  return { roundId: (await call('playRound', round)).roundId };
};
/** The check of an amount with these cents asks for a code. */
const withdrawalThatNeedsCode = async (call: CallByName) => {
  const amount = (await call('withdrawInfo')).min + 0.33;
  return { withdrawId: (await call('withdraw', { amount, paymentPassword: PIN })).withdrawId };
};
const registrationOf = (username: string) => ({
  registerMethod: 'username',
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthDate: '1990-05-17',
  consents: { age: true, terms: true, notBarred: true },
});
const firstCard = async (call: CallByName) => ({
  bankCardId: (await call('bankCards'))[0].bankCardId,
});
const readMethod = async (call: CallByName, via: string) => {
  const { methods } = await call('depositMethods');
  return methods.find(
    (method: { via: string; isUnderMaintenance: boolean }) =>
      method.via === via && !method.isUnderMaintenance,
  ).methodId;
};
const operatorAccount = async (call: CallByName) => {
  const { methods } = await call('depositMethods');
  return methods.flatMap(({ accounts }: { accounts: { accountId: string }[] }) => accounts)[0]
    .accountId;
};
const orderInput = {
  gameId: 'RAPIDA5',
  suborders: [{ play: 'straight', numbers: '12345', stake: 1 }],
};
const threeQuestions = async (call: CallByName) =>
  (await call('securityQuestions')).slice(0, 3).map(({ questionId }: { questionId: string }) => ({
    questionId,
    answer: 'Arequipa',
  }));
const passwordChange = {
  oldPassword: PASSWORD,
  newPassword: 'Otra2026x',
  confirmNewPassword: 'Otra2026x',
};

/** One valid request for every endpoint that needs more than a session. */
export const validInputs: Record<string, ValidInput> = {
  downline: { input: { account: 'amparo' } },
  transferDownline: { input: { account: 'lucia', amount: 12.5, paymentPassword: PIN } },
  transferDownlines: {
    input: { transfers: [{ account: 'amparo', amount: 1 }], paymentPassword: PIN },
  },
  updateRebates: { input: { account: 'amparo', rebates: { RNG: 0.4 } } },
  answerAgentContract: { as: 'vip', input: { kind: 'daily', accept: true } },
  acceptPromo: { input: { promoId: null } },
  sendFeedback: {
    input: () => ({ kind: 'game', content: 'The wheel stands still.', images: picture() }),
  },
  addFavourite: { input: freeGameNode },
  removeFavourite: { input: freeGameNode },
  suggestions: { input: { gameName: 'oro' } },
  uploadKycDocument: { as: 'newMember', input: () => ({ side: 'front', file: picture() }) },
  submitKyc: {
    as: 'agent',
    input: {
      permanentAddress: 'Jr. Puno 210',
      nationality: 'PE',
      occupation: 'Chef',
      sourceOfIncome: 'Salary',
    },
  },
  launchGame: { input: freeGameNode },
  vietnamDraws: { input: { gameId: 'VNHN' } },
  readMails: { input: async (call) => ({ ids: [(await call('mails')).content[0].id] }) },
  deleteMails: { input: async (call) => ({ ids: [(await call('mails')).content[0].id] }) },
  setNickname: { input: { nickname: 'Lucy' } },
  setEmail: { input: { email: 'lucy@example.com' } },
  setPayeeName: { as: 'newMember', input: { payeeName: 'Nora Salas' } },
  setHeadIcon: { input: async (call) => ({ icon: (await call('headIcon')).choices[3] }) },
  notices: { input: { types: ['B', 'PL', 'PU'] } },
  markNoticeRead: { input: { announcementId: 'n-deposit', read: true } },
  placeOrder: { input: orderInput },
  orderDetail: { input: async (call) => ({ orderId: (await call('orders')).content[0].orderId }) },
  orderDetailShort: {
    input: async (call) => ({ orderId: (await call('orders')).content[0].orderId }),
  },
  cancelSuborder: {
    input: async (call) => ({
      suborderId: (await call('placeOrder', orderInput)).suborders[0].suborderId,
    }),
  },
  cancelSuborderShort: {
    input: async (call) => ({
      suborderId: (await call('placeOrder', orderInput)).suborders[0].suborderId,
    }),
  },
  passkeyOptions: { input: { password: PASSWORD } },
  changePassword: { as: 'exempt', input: passwordChange },
  changePasswordV1: { as: 'agent', input: passwordChange },
  mailRecovery: { input: { email: 'lucia@example.com' } },
  promotionDetail: {
    input: async (call) => ({ promotionId: (await call('promotions')).content[0].promotionId }),
  },
  addRecentGame: { input: freeGameNode },
  checkUsername: { input: { username: 'nobody77' } },
  checkAffiliate: { input: { code: 'LUCIA1' } },
  register: { input: registrationOf('conforme1') },
  playRound: { input: async (call) => ({ ...(await freeGameNode(call)), kind: 'spin', stake: 1 }) },
  crashRound: { input: flyingRound },
  cashOut: { input: flyingRound },
  resetPaymentPassword: {
    input: {
      password: PASSWORD,
      answers: [
        { questionId: 'pet', answer: 'Canela' },
        { questionId: 'school', answer: 'San Martín' },
        { questionId: 'city', answer: 'Arequipa' },
      ],
      newPaymentPassword: PIN,
      confirmNewPaymentPassword: PIN,
    },
  },
  setSecurityQuestions: {
    input: async (call) => ({ password: PASSWORD, answers: await threeQuestions(call) }),
  },
  login: { input: { username: 'lucia', password: PASSWORD, captcha: '', type: 'username' } },
  smsCode: { input: mobile },
  registerSmsCode: { input: { ...mobile, mobileNum: '955123457' } },
  thirdPartySms: { input: { ...mobile, mobileNum: '955123458' } },
  thirdPartyToken: { input: { channel: 'google', email: 'lucia@example.com' } },
  addBankCard: {
    input: async (call) => ({
      bankCode: (await call('banks'))[0].bankCode,
      accountNumber: '19100077665544',
      holder: 'Lucía Quispe',
    }),
  },
  removeBankCard: { as: 'vip', input: firstCard },
  setDefaultBankCard: { input: firstCard },
  gatewayDeposit: {
    input: async (call) => ({ amount: 50, methodId: await readMethod(call, 'gateway') }),
  },
  alipayDeposit: { input: { amount: 50 } },
  qqDeposit: { as: 'vip', input: { amount: 50 } },
  weChatDeposit: { as: 'vip', input: { amount: 50 } },
  manualTransfer: {
    as: 'vip',
    input: async (call) => ({
      amount: 80,
      accountId: await operatorAccount(call),
      payer: 'Lucía Quispe',
    }),
  },
  voucherDeposit: { as: 'agent', input: { code: 'FERIA-2025-CIMA' } },
  cancelDeposit: {
    as: 'vip',
    input: async (call) => {
      const methodId = await readMethod(call, 'gateway');
      return { depositId: (await call('gatewayDeposit', { amount: 60, methodId })).depositId };
    },
  },
  addPasskey: {
    input: { id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    expectedError: 'passkey_wrong',
  },
  removePasskey: { input: { id: 'AAAA' } },
  passkeyLogin: {
    input: {
      id: 'AAAA',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
    expectedError: 'passkey_wrong',
  },
  resetPassword: {
    input: {
      method: 'sms',
      ...mobile,
      verificationCode: '000000',
      newPassword: 'Otra2026x',
      confirmNewPassword: 'Otra2026x',
    },
    expectedError: 'reset_wrong',
  },
  registerByMobile: {
    input: {
      ...registrationOf(''),
      registerMethod: 'mobileNum',
      ...mobile,
      verificationCode: '000000',
    },
    expectedError: 'wrong_code',
  },
  applyPromotion: {
    input: async (call) => {
      const { content } = await call('promotions', { pageSize: 100 });
      const open = content.find(({ label }: { label: string }) => label === 'join');
      return { promotionId: open.promotionId };
    },
  },
  claimReward: { input: { rewardId: 'daily' } },
  leaveBonus: { input: { bonusId: 'bonus-none', held: 0 }, expectedError: 'bonus_ended' },
  claimRebate: { as: 'vip' },
  setPaymentPassword: {
    as: 'newMember',
    input: {
      newPaymentPassword: '135790',
      confirmNewPaymentPassword: '135790',
      password: PASSWORD,
    },
  },
  claimVip: { as: 'vip', input: { kind: 'weekly' } },
  walletTransfer: {
    input: async (call) => {
      const { wallets } = await call('wallet');
      const other = wallets.find(({ code }: { code: string }) => code !== 'CASH');
      return { from: 'CASH', to: other.code, amount: 1 };
    },
  },
  withdraw: {
    input: async (call) => ({ amount: (await call('withdrawInfo')).min, paymentPassword: PIN }),
  },
  cancelWithdraw: {
    input: async (call) => {
      const amount = (await call('withdrawInfo')).min;
      return { withdrawId: (await call('withdraw', { amount, paymentPassword: PIN })).withdrawId };
    },
  },
  lockWithdraw: { input: { withdrawId: 'none' }, expectedError: 'withdraw_missing' },
  statement: { input: { month: '2026-11' } },
  withdrawCode: { input: withdrawalThatNeedsCode },
  confirmWithdraw: {
    input: async (call) => ({ ...(await withdrawalThatNeedsCode(call)), code: '000000' }),
    expectedError: 'wrong_code',
  },
  setMemberLimit: { as: 'vip', input: { kind: 'deposit', period: 'week', amount: 90_000 } },
  confirmMemberLimit: {
    as: 'vip',
    input: { kind: 'loss', period: 'month' },
    expectedError: 'limit_not_pending',
  },
  cancelMemberLimit: { as: 'vip', input: { kind: 'loss', period: 'month' } },
  startExclusion: {
    as: 'newMember',
    input: async (call) => ({
      hours: 1,
      code: (await call('exclusionPreview', { hours: 1 })).code,
    }),
  },
  withdrawSession: { input: { ticket: 'none' }, expectedError: 'ticket_expired' },
  startSessionPlan: { input: { minutes: 30, amount: 20 } },
  startGameExclusion: { as: 'vip', input: { gameType: 'COCK', hours: 24 } },
  setRealityCheck: { input: { everyMinutes: 30 } },
  gameFacts: { input: { nodeId: '100001' } },
  gameFilterChoices: { input: { gameType: 'RNG', minRtp: 95 } },
  setDailyLimits: { as: 'vip', input: { dailyDeposit: 50_000, dailyStake: null } },
};

/** Who calls an endpoint in the tests. */
export const personaOf = (name: string, { auth }: Endpoint) =>
  validInputs[name]?.as ?? (auth === 'agent' ? 'agent' : 'member');
