// biome-ignore lint/suspicious/noExplicitAny: values that another backend sent
type Value = any;
type Input = Record<string, unknown>;

/** The values that were read so far, by the name of their endpoint. */
export type Values = Record<string, Value>;

/** The input of reads that need one. Undefined: it cannot be asked, because there is nothing to name. */
const needed: Record<string, (values: Values) => Input | undefined> = {
  checkUsername: () => ({ username: 'nobody77' }),
  suggestions: () => ({ gameName: 'a' }),
  notices: () => ({ types: ['B', 'PL', 'PU'] }),
  gameList: () => ({ pageNo: 1, pageSize: 12 }),
  promotionDetail: ({ promotions }) => named('promotionId', promotions?.content?.[0]?.promotionId),
  downline: ({ downlines }) => named('account', downlines?.content?.[0]?.account),
  orderDetail: ({ orders }) => named('orderId', orders?.content?.[0]?.orderId),
  gameFacts: ({ gameList }) => named('nodeId', gameList?.games?.[0]?.nodeId),
  captcha: () => ({ kind: 'picture' }),
  helpCentre: () => ({ device: 'MOBILE' }),
  winners: () => ({ gameCategory: 'ALL', limitNum: 100 }),
};

/** Commands without a lasting effect, in their order. */
export const COMMANDS = [
  'renewSession',
  'addFavourite',
  'removeFavourite',
  'addRecentGame',
  'markNoticeRead',
  'launchGame',
  'launchChat',
];

const commands: typeof needed = {
  addFavourite: ({ gameList }) => gameOf(gameList),
  removeFavourite: ({ gameList }) => gameOf(gameList),
  addRecentGame: ({ gameList }) => gameOf(gameList),
  launchGame: ({ gameList }) => gameOf(gameList),
  markNoticeRead: ({ notices }) => {
    const id = notices?.[0]?.id ?? notices?.[0]?.announcementId;
    return id === undefined ? undefined : { announcementId: id, read: true };
  },
};

const named = (name: string, value: unknown) =>
  value === undefined ? undefined : { [name]: value };

function gameOf(page: Value) {
  const game = page?.games?.[0];
  return game && { nodeId: game.nodeId, vendor: game.vassalage ?? game.vendorCode };
}

export const inputOf = (name: string, values: Values): Input | undefined =>
  (needed[name] ?? commands[name] ?? (() => ({})))(values);
