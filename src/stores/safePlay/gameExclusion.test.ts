import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { memberInfo } from '../../contract/account/member';
import { memberGameExclusions } from '../../contract/safePlay/gameExclusion';
import { settings } from '../../contract/site/system';
import { createSession } from '../account/session';
import { createSystem } from '../site/system';
import { createGameExclusion } from './gameExclusion';

const TRIAL = 4;
const offered = { market: { name: 'pe', gameExclusion: 'offered' } };

async function open(announced: object, type = 0) {
  const fake = createFakeHost();
  fake.reply(settings, announced);
  fake.reply(memberGameExclusions, {
    types: [
      { gameType: 'RNG', until: null },
      { gameType: 'SPORTS', until: 9 },
      { gameType: 'LIVE' },
    ],
  });
  fake.reply(memberInfo, { type });
  fake.logIn('lucia');
  const { exclusionOf, start } = fake.host.use(createGameExclusion);
  fake.host.own(start());
  await fake.host.use(createSession).loadMember();
  await fake.host.use(createSystem).loadSettings();
  await settle();
  return exclusionOf;
}

test.each([0, TRIAL])(
  'exclusions of a member are known where a market has them (type %i)',
  async (type) => {
    const exclusionOf = await open(offered, type);
    expect(exclusionOf('RNG')).toMatchObject({ until: null });
    expect(exclusionOf('ESPORTS')).toMatchObject({ until: 9 });
    expect(exclusionOf('LIVE')).toBeUndefined();
  },
);

test('a backend that does not have them is not asked', async () => {
  expect((await open({}))('RNG')).toBeUndefined();
});
