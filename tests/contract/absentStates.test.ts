import { expect, test } from 'vitest';
import { orderDetail, orders } from '../../src/contract/lottery/order';

const ticket = { orderId: 'o', stake: 2 };
const bet = { suborderId: 's', stake: 2 };

test('S4.53 a ticket and its bets have no state and no win, when the backend sends none', () => {
  const { value: list } = orders.read({ content: [ticket] });
  const { value: detail } = orderDetail.read({ ...ticket, suborders: [bet] });
  expect(list).toMatchObject({ content: [ticket] });
  expect(detail).toMatchObject({ ...ticket, suborders: [bet] });
  for (const name of ['state":', 'win":'])
    expect(JSON.stringify([list, detail])).not.toContain(`"${name}`);
});
