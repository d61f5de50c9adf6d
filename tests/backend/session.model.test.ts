import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startBackend } from './backend';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const HOUR = 3_600_000;
const LASTS = 24 * HOUR;

interface Opened {
  token: string;
  account: string;
  expiresAt: number;
  isRevoked: boolean;
}
interface Model {
  now: number;
  opened: Opened[];
  passwords: Record<string, number>;
}
type Command = fc.AsyncCommand<Model, Client>;

const passwordOf = (turn: number) => (turn ? `Feria20${25 + turn}` : 'Feria2025');
const isLive = ({ now }: Model, one: Opened) => !one.isRevoked && one.expiresAt > now;

/** A token is good exactly as long as the model says, and always its own member's. */
async function agree(model: Model, client: Client) {
  for (const one of model.opened) {
    const { status, body } = await client.as(one.token).get('/wps/member/info');
    expect(status).toBe(isLive(model, one) ? 200 : 401);
    expect(body.value?.account).toBe(isLive(model, one) ? one.account : undefined);
  }
}

const command = (name: string, run: Command['run']): Command => ({
  check: () => true,
  run: async (model, client) => {
    await run(model, client);
    await agree(model, client);
  },
  toString: () => name,
});

const login = (account: string) =>
  command(`login ${account}`, async (model, client) => {
    const password = passwordOf(model.passwords[account] ?? 0);
    const secret = { username: account, password, captcha: '', type: 'username' };
    const { body } = await client.sealed('POST', '/wps/session/login', secret);
    const { token } = body.value;
    model.opened.push({ token, account, expiresAt: model.now + LASTS, isRevoked: false });
  });

const on = (name: string, act: (one: Opened, model: Model, client: Client) => Promise<void>) =>
  fc.nat(5).map((place) =>
    command(`${name} #${place}`, async (model, client) => {
      const one = model.opened[place % Math.max(1, model.opened.length)];
      if (one) await act(one, model, client);
    }),
  );

const logout = on('logout', async (one, model, client) => {
  const { body } = await client.as(one.token).delete('/wps/session/logout');
  expect(body.value.loggedOut).toBe(isLive(model, one));
  if (isLive(model, one)) one.isRevoked = true;
});

const renew = on('renew', async (one, model, client) => {
  const { status } = await client.as(one.token).post('/wps/session/renew');
  expect(status).toBe(isLive(model, one) ? 200 : 401);
  if (isLive(model, one)) one.expiresAt = model.now + LASTS;
});

const changePassword = on('change password', async (one, model, client) => {
  const turn = model.passwords[one.account] ?? 0;
  const { status } = await client.as(one.token).post('/wps/v2/member/password', {
    oldPassword: passwordOf(turn),
    newPassword: passwordOf(turn + 1),
    confirmNewPassword: passwordOf(turn + 1),
  });
  expect(status).toBe(isLive(model, one) ? 200 : 401);
  if (!isLive(model, one)) return;
  model.passwords[one.account] = turn + 1;
  for (const other of model.opened) {
    if (other !== one && other.account === one.account) other.isRevoked = true;
  }
});

const wait = fc.constantFrom(1, 11, 23, 24).map((hours) =>
  command(`wait ${hours} h`, async (model, client) => {
    model.now += hours * HOUR;
    await client.door('clock', { advance: hours * HOUR });
  }),
);

const anyLogin = fc.constantFrom('lucia', 'victor').map(login);

test('S6.14 S7.14 S7.15 a token is valid exactly when the model says so', async () => {
  const commands = fc.commands(
    [anyLogin, anyLogin, logout, renew, renew, changePassword, wait, wait],
    { maxCommands: 20 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const client = backend.client();
      const now = Date.UTC(2026, 0, 1);
      await client.door('reset', { now, frozen: true });
      const model: Model = { now, opened: [], passwords: {} };
      for (const account of ['lucia', 'victor', 'lucia']) await login(account).run(model, client);
      await fc.asyncModelRun(() => ({ model, real: client }), list);
    }),
    { numRuns: 20, seed: 7 },
  );
});
