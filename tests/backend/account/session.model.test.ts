import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();

const HOUR = 3_600_000;
const SESSION_LIFETIME = 24 * HOUR;

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
const isLive = ({ now }: Model, session: Opened) => !session.isRevoked && session.expiresAt > now;

/** A token is valid exactly as long as in the model, and only for its own member. */
async function expectAgreement(model: Model, client: Client) {
  for (const session of model.opened) {
    const { status, body } = await client.as(session.token).get('/wps/member/info');
    expect(status).toBe(isLive(model, session) ? 200 : 401);
    expect(body.value?.account).toBe(isLive(model, session) ? session.account : undefined);
  }
}

const command = (name: string, run: Command['run']): Command => ({
  check: () => true,
  run: async (model, client) => {
    await run(model, client);
    await expectAgreement(model, client);
  },
  toString: () => name,
});

const login = (account: string) =>
  command(`login ${account}`, async (model, client) => {
    const password = passwordOf(model.passwords[account] ?? 0);
    const secret = { username: account, password, captcha: '', type: 'username' };
    const { body } = await client.encrypted('POST', '/wps/session/login', secret);
    const { token } = body.value;
    model.opened.push({
      token,
      account,
      expiresAt: model.now + SESSION_LIFETIME,
      isRevoked: false,
    });
  });

const on = (name: string, act: (session: Opened, model: Model, client: Client) => Promise<void>) =>
  fc.nat(5).map((place) =>
    command(`${name} #${place}`, async (model, client) => {
      const session = model.opened[place % Math.max(1, model.opened.length)];
      if (session) await act(session, model, client);
    }),
  );

const logout = on('logout', async (session, model, client) => {
  const { body } = await client.as(session.token).delete('/wps/session/logout');
  expect(body.value.loggedOut).toBe(isLive(model, session));
  if (isLive(model, session)) session.isRevoked = true;
});

const renew = on('renew', async (session, model, client) => {
  const { status } = await client.as(session.token).post('/wps/session/renew');
  expect(status).toBe(isLive(model, session) ? 200 : 401);
  if (isLive(model, session)) session.expiresAt = model.now + SESSION_LIFETIME;
});

const changePassword = on('change password', async (session, model, client) => {
  const turn = model.passwords[session.account] ?? 0;
  const { status } = await client.as(session.token).post('/wps/v2/member/password', {
    oldPassword: passwordOf(turn),
    newPassword: passwordOf(turn + 1),
    confirmNewPassword: passwordOf(turn + 1),
  });
  expect(status).toBe(isLive(model, session) ? 200 : 401);
  if (!isLive(model, session)) return;
  model.passwords[session.account] = turn + 1;
  for (const other of model.opened) {
    if (other !== session && other.account === session.account) other.isRevoked = true;
  }
});

const wait = fc.constantFrom(1, 11, 23, 24).map((hours) =>
  command(`wait ${hours} h`, async (model, client) => {
    model.now += hours * HOUR;
    await client.admin('clock', { advance: hours * HOUR });
  }),
);

const anyLogin = fc.constantFrom('lucia', 'victor').map(login);

test('S6.14 S7.14 S7.15 a token is valid exactly when it is valid in the model', async () => {
  const commands = fc.commands(
    [anyLogin, anyLogin, logout, renew, renew, changePassword, wait, wait],
    { maxCommands: 20 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      const client = backend.client();
      const now = Date.UTC(2026, 0, 1);
      await client.admin('reset', { now, frozen: true });
      const model: Model = { now, opened: [], passwords: {} };
      for (const account of ['lucia', 'victor', 'lucia']) await login(account).run(model, client);
      await fc.asyncModelRun(() => ({ model, real: client }), list);
    }),
    { numRuns: 20, seed: 7 },
  );
});
