import type { WalkOptions } from './options';

// biome-ignore lint/suspicious/noExplicitAny: values that another backend sent
type Value = any;
type Input = Record<string, unknown>;

/** The values that were read so far, by the name of their endpoint. */
export type Values = Record<string, Value>;

/** The input of reads that need one. Undefined when the input names a row, and no earlier reply has a row. */
const readInputs: Record<string, (values: Values) => Input | undefined> = {
  checkUsername: () => ({ username: 'nobody77' }),
  suggestions: () => ({ gameName: 'a' }),
  notices: () => ({ types: ['B', 'PL', 'PU'] }),
  gameList: () => ({ pageNo: 1, pageSize: 12 }),
  promotionDetail: ({ promotions }) =>
    fieldInput('promotionId', promotions?.content?.[0]?.promotionId),
  downline: ({ downlines }) => fieldInput('account', downlines?.content?.[0]?.account),
  orderDetail: ({ orders }) => fieldInput('orderId', orders?.content?.[0]?.orderId),
  gameFacts: ({ gameList }) => fieldInput('nodeId', gameList?.games?.[0]?.nodeId),
  // A round of a crash game that runs. The walk stakes nothing.
  crashRound: () => undefined,
  captcha: () => ({ kind: 'picture' }),
  statement: () => ({ month: new Date().toISOString().slice(0, 7) }),
  helpCentre: () => ({ device: 'MOBILE' }),
  winners: () => ({ gameCategory: 'ALL', limitNum: 100 }),
};

/** Commands that do no harm to a test account, in their order. */
export const COMMANDS = [
  'renewSession',
  'addFavourite',
  'removeFavourite',
  'addRecentGame',
  'markNoticeRead',
  'launchGame',
  'launchChat',
];

/**
 * Commands that move money, in their order. What can be taken back is taken back: the deposit and the
 * withdrawal are cancelled. An agent's transfer is not.
 */
export const MONEY_COMMANDS = [
  'gatewayDeposit',
  'cancelDeposit',
  'withdraw',
  'cancelWithdraw',
  'transferDownline',
];

type MoneyOptions = Pick<WalkOptions, 'money' | 'paymentPassword'>;

const moneyInputs: Record<string, (values: Values, options: MoneyOptions) => Input | undefined> = {
  gatewayDeposit({ depositMethods }, { money = 0 }) {
    const method = depositMethods?.methods?.find(
      ({ via, min, max, isUnderMaintenance }: Value) =>
        via === 'gateway' && !isUnderMaintenance && min <= money && money <= max,
    );
    return method && { methodId: method.methodId, amount: money };
  },
  cancelDeposit: ({ gatewayDeposit }) => fieldInput('depositId', gatewayDeposit?.depositId),
  withdraw({ bankCards }, { money, paymentPassword }) {
    const card = bankCards?.[0];
    return card && { amount: money, bankCardId: card.bankCardId, paymentPassword };
  },
  cancelWithdraw: ({ withdraw }) => fieldInput('withdrawId', withdraw?.withdrawId),
  transferDownline({ downlines }, { money, paymentPassword }) {
    const account = downlines?.content?.[0]?.account;
    return account && { account, amount: money, paymentPassword };
  },
};

const commandInputs: typeof readInputs = {
  addFavourite: ({ gameList }) => gameOf(gameList),
  removeFavourite: ({ gameList }) => gameOf(gameList),
  addRecentGame: ({ gameList }) => gameOf(gameList),
  launchGame: ({ gameList }) => gameOf(gameList),
  markNoticeRead: ({ notices }) => {
    const id = notices?.[0]?.id ?? notices?.[0]?.announcementId;
    return id === undefined ? undefined : { announcementId: id, read: true };
  },
};

/** An input of one field, when an earlier reply has the value. */
const fieldInput = (name: string, value: unknown) =>
  value === undefined ? undefined : { [name]: value };

function gameOf(page: Value) {
  const game = page?.games?.[0];
  return game && { nodeId: game.nodeId, vendor: game.vassalage ?? game.vendorCode };
}

export const inputOf = (name: string, values: Values, options: MoneyOptions): Input | undefined =>
  (readInputs[name] ?? commandInputs[name] ?? moneyInputs[name] ?? (() => ({})))(values, options);
