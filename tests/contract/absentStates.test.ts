import { expect, test } from 'vitest';
import { orderDetail, orders } from '../../src/contract/lottery/order';
import { statement } from '../../src/contract/records/statement';

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

test('a statement has only the sums that the backend sends', () => {
  const day = { day: '2026-11-02', net: 5, balance: 15 };
  const month = { month: '2026-11', opening: 10, closing: 15, deposits: 5, net: 5, days: [day] };
  expect(statement.read(month)).toMatchObject({ value: month });
  expect(Object.keys(statement.read(month).value as object)).toHaveLength(6);
});
