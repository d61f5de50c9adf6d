import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { txCodes } from '../../contract/records/transaction';
import { createTransaction } from './transaction';

test('a movement has the group of its code, and none when its code is not known', async () => {
  const { host, reply, logIn } = createFakeHost();
  logIn('ana');
  reply(txCodes, [
    { txCode: 'DEPOSIT', group: 'money' },
    { txCode: 'BET', group: 'games' },
  ]);
  const { codes, groupOf } = host.use(createTransaction);
  await codes.load();
  expect(groupOf('BET').value).toBe('games');
  expect(groupOf('GIFT').value).toBeUndefined();
});
