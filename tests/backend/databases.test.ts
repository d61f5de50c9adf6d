import { describe, expect, test } from 'vitest';
import { Databases } from '../../mocks/core/hosts/databases';
import { members } from '../../mocks/db/account/member';
import { mails } from '../../mocks/db/messages/mail';

const START = { seed: 'shared', now: Date.UTC(2026, 3, 1) };

describe('databases with the same seed and start time', () => {
  test('have equal rows, ids and random numbers', async () => {
    const databases = new Databases();
    const [first, second] = [await databases.reset('a', START), await databases.reset('b', START)];
    expect(second.toSnapshot().rows).toEqual(first.toSnapshot().rows);
    expect(second.newId('X')).toBe(first.newId('X'));
    expect(second.random.hex(16)).toBe(first.random.hex(16));
    const seededAlone = await new Databases().reset('c', START);
    expect(seededAlone.toSnapshot().rows).toEqual(second.toSnapshot().rows);
  });

  test('are independent, when one creates, updates and deletes rows', async () => {
    const databases = new Databases();
    const [first, second] = [await databases.reset('a', START), await databases.reset('b', START)];
    const before = JSON.stringify(second.toSnapshot().rows);
    const [mail] = first.table(mails).all();
    if (!mail) throw new Error('the seed has no mail');
    await first.table(members).update('m-lucia', { nickname: 'Lu' });
    await first.table(mails).update(mail.id, (draft) => {
      draft.texts.ES.title = 'changed';
    });
    first.table(members).delete('m-victor');
    await first.table(mails).create({ ...mail, id: 'new' });
    expect(JSON.stringify(second.toSnapshot().rows)).toBe(before);
    const third = await databases.reset('c', START);
    expect(JSON.stringify(third.toSnapshot().rows)).toBe(before);
    expect(first.table(mails).get(mail.id)?.texts.ES.title).toBe('changed');
    expect(first.table(members).get('m-victor')).toBeUndefined();
  });

  test('throw, when code changes a shared row without update', async () => {
    const databases = new Databases();
    const database = await databases.reset('a', START);
    const lucia = database.table(members).get('m-lucia');
    if (!lucia) throw new Error('the seed has no Lucía');
    expect(() => {
      lucia.nickname = 'Lu';
    }).toThrow(TypeError);
  });
});

test('a database without a start time shows the real time', async () => {
  const database = await new Databases().get('a');
  expect(Math.abs(database.clock.now() - Date.now())).toBeLessThan(1000);
  expect(Date.now() - database.options.now).toBeLessThan(61_000);
});
