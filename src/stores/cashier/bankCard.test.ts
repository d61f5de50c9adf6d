import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { bankCards, removeBankCard } from '../../contract/cashier/bankCard';
import { createBankCard } from './bankCard';

const CARD = { bankCardId: '1', bankName: 'Banco Andino', accountNumber: '•• 4417' };

test.each([
  { reply: { success: true }, isRemoved: true },
  { reply: {}, isRemoved: true },
  { reply: { success: false }, isRemoved: false },
])('a card counts as removed: $isRemoved, when the reply is $reply', async (expected) => {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  logIn('lucia');
  reply(bankCards, [CARD]);
  reply(removeBankCard, expected.reply);
  const { list, remove } = host.use(createBankCard);
  await list.load();
  expect(await remove(list.value.peek()?.[0] as Parameters<typeof remove>[0])).toBe(
    expected.isRemoved,
  );
  expect(requestsOf(bankCards).length, 'the list is loaded again').toBe(2);
});
