// A backend that answers as the specification says, and no more: see README.md.
import { createServer } from 'node:http';
import { KEEP_ALIVE } from '../../scripts/serve/ports.mjs';
import { accountCalls, accountOf } from './accounts.mjs';
import { agentCalls } from './agent.mjs';
import { gameCalls } from './games.mjs';
import { lotteryCalls } from './lottery.mjs';
import { moneyCalls } from './money.mjs';
import { platformCalls } from './platform.mjs';
import { Rejection, readParameters } from './request.mjs';
import { unnamedCalls } from './unnamed.mjs';
import { variants } from './variants.mjs';

const calls = {
  ...accountCalls,
  ...platformCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...moneyCalls,
  ...agentCalls,
  ...unnamedCalls,
};

/** A path before all addresses, as of a gateway. */
const BELOW = process.env.BELOW ?? '';

/** The value of the reply. `member` rejects a call without a session. */
async function replyValue(req, origin) {
  const path = req.url.split('?')[0];
  const isBelow = path.startsWith(`${BELOW}/`);
  const answer = isBelow && calls[`${req.method} ${path.slice(BELOW.length)}`];
  if (!answer) throw new Rejection('Not found', { status: 404 });
  const parameters = await readParameters(req);
  const account = accountOf(req.headers.token ?? parameters.token);
  return answer({
    parameters,
    account,
    origin,
    get member() {
      if (!account) throw new Rejection('not_logged_in', { status: 401 });
      return account;
    },
  });
}

async function makeAnswer(req, origin) {
  try {
    const value = await replyValue(req, origin);
    return { status: 200, body: { success: true, ...(value === undefined ? {} : { value }) } };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { message, value, status } = error;
    return { status, body: { success: false, message, ...(value ? { value } : {}) } };
  }
}

const variantOf = ({ headers: { cookie = '' } }) =>
  variants[/(?:^|; )literal=(\w+)/.exec(cookie)?.[1] ?? ''] ?? ((answer) => answer);

const server = createServer(KEEP_ALIVE, async (req, res) => {
  const host = req.headers['x-forwarded-host'] ?? req.headers.host;
  const answer = variantOf(req)(await makeAnswer(req, `http://${host}`));
  const isPage = typeof answer.body === 'string';
  res.writeHead(answer.status, { 'content-type': isPage ? 'text/html' : 'application/json' });
  res.end(isPage ? answer.body : JSON.stringify(answer.body));
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(port);
  if (!process.send) console.log(`The literal backend answers at http://127.0.0.1:${port}`);
});
