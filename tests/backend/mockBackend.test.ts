import { describe, expect, test } from 'vitest';
import { scenarios } from '../../mocks/admin/scenarios';
import { kyc } from '../../src/contract/account/kyc';
import { login } from '../../src/contract/account/login';
import { memberInfo } from '../../src/contract/account/member';
import { depositMethods } from '../../src/contract/cashier/depositMethod';
import { wallet } from '../../src/contract/cashier/wallet';
import { gameList } from '../../src/contract/games/game';
import { status } from '../../src/contract/site/system';
import { EVERYDAY_STATES } from '../helpers/everydayStates';
import { mockBackend } from '../helpers/mockBackend';

describe('mockBackend', () => {
  test('logs a member in, and calls an endpoint as this member', async () => {
    const mock = mockBackend();
    const lucia = await mock.login('lucia');
    expect(await lucia.call(wallet)).toMatchObject({ currency: 'PEN' });
  });

  test('enters and leaves scenarios', async () => {
    const mock = mockBackend();
    const lucia = await mock.login('lucia');
    await mock.scenario('kycRejected');
    expect(await lucia.call(kyc)).toMatchObject({ state: 'rejected' });
    await mock.leaveScenario('kycRejected');
    expect(await lucia.call(kyc)).toMatchObject({ state: 'verified' });
  });

  test('makes an endpoint fail a given number of times, and lists its requests', async () => {
    const mock = mockBackend();
    const lucia = await mock.login('lucia');
    await mock.fail(depositMethods, { status: 503, code: 'busy', times: 1 });
    await expect(lucia.call(depositMethods)).rejects.toMatchObject({ status: 503, code: 'busy' });
    expect(await lucia.call(depositMethods)).toBeTruthy();
    expect((await mock.requests(depositMethods)).at(-1)?.status).toBe(200);
    await mock.fail(wallet, { kind: 'empty' });
    await expect(lucia.call(wallet)).rejects.toThrow('did not answer with JSON');
    await mock.heal();
    expect(await lucia.call(wallet)).toBeTruthy();
  });

  test('moves the clock', async () => {
    const mock = mockBackend();
    const lucia = await mock.login('lucia');
    await mock.clock.stop();
    const before = await mock.clock.now();
    await mock.clock.advance('2h');
    expect((await mock.clock.now()) - before).toBe(7_200_000);
    await mock.clock.advance('1d');
    await expect(lucia.call(memberInfo)).rejects.toMatchObject({ code: 'logged_out' });
    expect(() => mock.clock.advance('2 hours')).toThrow('write 90s, 5m, 2h or 3d');
  });

  test('encrypts the bodies of endpoints with `encrypted` in the contract', async () => {
    const input = { username: 'lucia', password: 'Feria2025', captcha: '' };
    const session = await mockBackend().call(login, { ...input, type: 'username' });
    expect(session.userName).toBe('lucia');
  });

  test('shares no state with another one', async () => {
    const mock = mockBackend();
    await mock.scenario('maintenance');
    expect(await mock.call(status)).toMatchObject({ maintenance: true });
    expect(await mockBackend().call(status)).toMatchObject({ maintenance: false });
  });

  test('is typed by the contract and by the scenarios', async () => {
    const mock = mockBackend();
    // @ts-expect-error a scenario that does not exist
    await expect(mock.scenario('kycLost')).rejects.toThrow('unknown scenario "kycLost"; known: ');
    // @ts-expect-error a person that does not exist
    await expect(mock.login('nobody')).rejects.toThrow('unknown persona "nobody"');
    // @ts-expect-error a kind of fault that does not exist
    await expect(mock.fail(wallet, { kind: 'slow' })).rejects.toThrow('kind must be');
    // @ts-expect-error an input that the endpoint does not have
    await expect(mock.call(gameList, { pageNo: 'one' })).rejects.toMatchObject({ status: 400 });
    const { games } = await mock.call(gameList, { pageSize: 1 });
    // @ts-expect-error a field that the reply does not have
    expect(games[0]?.title).toBeUndefined();
  });
});

test('the everyday states have scenarios', () => {
  for (const name of EVERYDAY_STATES) expect(scenarios.has(name), name).toBe(true);
});
