import type { Persona } from '../../fixtures/personas';
import type { Input } from './caller';

// biome-ignore lint/suspicious/noExplicitAny: values of any endpoint
type Read = (name: string, input?: Input) => Promise<any>;

interface ValidInput {
  as?: Exclude<Persona, 'visitor'>;
  input?: Input | ((read: Read) => Promise<Input> | Input);
  /** The code of the error, when a valid call needs something that a test does not have. */
  expectedError?: string;
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
export const picture = () => new File([PNG], 'picture.png', { type: 'image/png' });

const PASSWORD = 'Feria2025';
const PIN = '246810';
const mobile = { countryDialingCode: '51', mobileNum: '955123456' };
const game = async (read: Read, query: Input = {}) => {
  const { games } = await read('gameList', { gameType: 'RNG', pageSize: 40, ...query });
  return games.find((game: { supportPlay: boolean }) => game.supportPlay);
};
const nodeOf = async (read: Read) => ({ nodeId: String((await game(read)).nodeId) });
const newcomer = (username: string) => ({
  registerMethod: 'username',
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  birthDate: '1990-05-17',
  consents: { age: true, terms: true, notBarred: true },
});
const card = async (read: Read) => ({ bankCardId: (await read('bankCards'))[0].bankCardId });
const methodOf = async (read: Read, via: string) => {
  const { methods } = await read('depositMethods');
  return methods.find(
    (method: { via: string; isUnderMaintenance: boolean }) =>
      method.via === via && !method.isUnderMaintenance,
  ).methodId;
};
const operatorAccount = async (read: Read) => {
  const { methods } = await read('depositMethods');
  return methods.flatMap(({ accounts }: { accounts: { accountId: string }[] }) => accounts)[0]
    .accountId;
};
const placed = { gameId: 'RAPIDA5', suborders: [{ play: 'straight', numbers: '12345', stake: 1 }] };
const threeQuestions = async (read: Read) =>
  (await read('securityQuestions')).slice(0, 3).map(({ questionId }: { questionId: string }) => ({
    questionId,
    answer: 'Arequipa',
  }));
const changed = {
  oldPassword: PASSWORD,
  newPassword: 'Otra2026x',
  confirmNewPassword: 'Otra2026x',
};

/** One valid request for every endpoint that needs more than a session. */
export const validInputs: Record<string, ValidInput> = {
  downline: { input: { account: 'amparo' } },
  transferDownline: { input: { account: 'lucia', amount: 12.5 } },
  transferDownlines: { input: { transfers: [{ account: 'amparo', amount: 1 }] } },
  updateRebates: { input: { account: 'amparo', rebates: { RNG: 0.4 } } },
  answerAgentContract: { as: 'vip', input: { kind: 'daily', accept: true } },
  acceptPromo: { input: { promoId: null } },
  sendFeedback: {
    input: () => ({ kind: 'game', content: 'The wheel stands still.', images: picture() }),
  },
  addFavourite: { input: nodeOf },
  removeFavourite: { input: nodeOf },
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
  launchGame: { input: nodeOf },
  vietnamDraws: { input: { gameId: 'VNHN' } },
  readMails: { input: async (read) => ({ ids: [(await read('mails')).content[0].id] }) },
  deleteMails: { input: async (read) => ({ ids: [(await read('mails')).content[0].id] }) },
  setNickname: { input: { nickname: 'Lucy' } },
  setEmail: { input: { email: 'lucy@example.com' } },
  setPayeeName: { as: 'newMember', input: { payeeName: 'Nora Salas' } },
  setHeadIcon: { input: async (read) => ({ icon: (await read('headIcon')).choices[3] }) },
  notices: { input: { types: ['B', 'PL', 'PU'] } },
  markNoticeRead: { input: { announcementId: 'n-deposit', read: true } },
  placeOrder: { input: placed },
  orderDetail: { input: async (read) => ({ orderId: (await read('orders')).content[0].orderId }) },
  cancelSuborder: {
    input: async (read) => ({
      suborderId: (await read('placeOrder', placed)).suborders[0].suborderId,
    }),
  },
  cancelSuborderShort: {
    input: async (read) => ({
      suborderId: (await read('placeOrder', placed)).suborders[0].suborderId,
    }),
  },
  passkeyOptions: { input: { password: PASSWORD } },
  changePassword: { as: 'exempt', input: changed },
  changePasswordV1: { as: 'agent', input: changed },
  mailRecovery: { input: { email: 'lucia@example.com' } },
  promotionDetail: {
    input: async (read) => ({ promotionId: (await read('promotions')).content[0].promotionId }),
  },
  addRecentGame: { input: nodeOf },
  checkUsername: { input: { username: 'nobody77' } },
  checkAffiliate: { input: { code: 'LUCIA1' } },
  register: { input: newcomer('conforme1') },
  playRound: { input: async (read) => ({ ...(await nodeOf(read)), kind: 'spin', stake: 1 }) },
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
    input: async (read) => ({ password: PASSWORD, answers: await threeQuestions(read) }),
  },
  login: { input: { username: 'lucia', password: PASSWORD, captcha: '', type: 'username' } },
  smsCode: { input: mobile },
  registerSmsCode: { input: { ...mobile, mobileNum: '955123457' } },
  thirdPartySms: { input: { ...mobile, mobileNum: '955123458' } },
  thirdPartyToken: { input: { channel: 'google', email: 'lucia@example.com' } },
  addBankCard: {
    input: async (read) => ({
      bankCode: (await read('banks'))[0].bankCode,
      accountNumber: '19100077665544',
      holder: 'Lucía Quispe',
    }),
  },
  removeBankCard: { as: 'vip', input: card },
  setDefaultBankCard: { input: card },
  gatewayDeposit: {
    input: async (read) => ({ amount: 50, methodId: await methodOf(read, 'gateway') }),
  },
  alipayDeposit: { input: { amount: 50 } },
  qqDeposit: { as: 'vip', input: { amount: 50 } },
  weChatDeposit: { as: 'vip', input: { amount: 50 } },
  manualTransfer: {
    as: 'vip',
    input: async (read) => ({
      amount: 80,
      accountId: await operatorAccount(read),
      payer: 'Lucía Quispe',
    }),
  },
  voucherDeposit: { as: 'agent', input: { code: 'FERIA-2025-CIMA' } },
  cancelDeposit: {
    as: 'vip',
    input: async (read) => {
      const methodId = await methodOf(read, 'gateway');
      return { depositId: (await read('gatewayDeposit', { amount: 60, methodId })).depositId };
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
    input: { ...newcomer(''), registerMethod: 'mobileNum', ...mobile, verificationCode: '000000' },
    expectedError: 'sms_wrong',
  },
  applyPromotion: {
    input: async (read) => {
      const { content } = await read('promotions', { pageSize: 100 });
      const open = content.find(({ label }: { label: string }) => label === 'join');
      return { promotionId: open.promotionId };
    },
  },
  claimReward: { input: { rewardId: 'daily' } },
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
    input: async (read) => {
      const { wallets } = await read('wallet');
      const other = wallets.find(({ code }: { code: string }) => code !== 'CASH');
      return { from: 'CASH', to: other.code, amount: 1 };
    },
  },
  withdraw: {
    input: async (read) => ({ amount: (await read('withdrawInfo')).min, paymentPassword: PIN }),
  },
  cancelWithdraw: {
    input: async (read) => {
      const amount = (await read('withdrawInfo')).min;
      return { withdrawId: (await read('withdraw', { amount, paymentPassword: PIN })).withdrawId };
    },
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
    input: async (read) => ({
      hours: 1,
      code: (await read('exclusionPreview', { hours: 1 })).code,
    }),
  },
  withdrawSession: { input: { ticket: 'none' }, expectedError: 'ticket_expired' },
  setRealityCheck: { input: { everyMinutes: 30 } },
  gameFacts: { input: { nodeId: '100001' } },
  gameFilterChoices: { input: { gameType: 'RNG', minRtp: 95 } },
  setDailyLimits: { as: 'vip', input: { dailyDeposit: 50_000, dailyStake: null } },
};
