/** @typedef {import('./accounts.mjs').Call} Call */

const DRAW_EVERY_MS = 600_000;

const lotteries = () =>
  [1, 2].map((n) => ({
    gameId: `LOTT-${n}`,
    name: `Gorda LOTT ${n}`,
    gameType: 'LOTT',
    vassalage: 'TCG_SEA',
    numero: '20260101',
    opensAt: Date.now() + DRAW_EVERY_MS,
  }));

const draws = () => [
  { gameId: 'LOTT-1', numero: '20251231', openAt: Date.now() - DRAW_EVERY_MS, numbers: ['1', '2'] },
];

/** @param {Call} call */
function placeOrder({ member, parameters: { gameId, suborders } }) {
  const stake = suborders.reduce((sum, { stake }) => sum + Number(stake), 0);
  member.balance -= stake;
  const orderId = `o${member.orders.length + 1}`;
  member.orders.unshift({ orderId, gameId, at: Date.now(), stake, state: 'pending' });
}

/** @type {Record<string, (call: Call) => unknown>} */
export const lotteryCalls = {
  'GET /lgw/games/mobile': lotteries,
  'GET /lotto/lgw/games/opened/numero': () => ({ content: draws() }),
  'GET /lgw/vn/games/game_menu': () => [{ region: 'NORTH', name: 'Norte', games: lotteries() }],
  'GET /lgw/vn/numeros/opened/game': () => undefined,
  'GET /lgw/vn/games/game_menu/recent': () => undefined,
  'GET /lgw/orders': ({ member }) => ({ content: member.orders }),
  'POST /lgw/orders': placeOrder,
  'GET /lgw/orders/detail': ({ member, parameters: { orderId } }) =>
    member.orders.find((order) => /** @type {any} */ (order).orderId === orderId),
  'POST /lgw/orders/suborders/cancel': () => undefined,
};
