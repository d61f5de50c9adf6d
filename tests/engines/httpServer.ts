import { COMMANDS, type Send, WebDriverError } from './commands.ts';

/**
 * Opens a session at a server of WebDriver, as chromedriver and WebKitWebDriver are.
 * @example const send = await connectHttp('http://127.0.0.1:4444', { browserName: 'MiniBrowser' });
 */
export async function connectHttp(server: string, capabilities: object): Promise<Send> {
  let session = '/session';

  const send: Send = async (command, parameters = {}, id = '') => {
    const [method, path] = COMMANDS[command];
    const reply = await fetch(server + session + path.replace('{id}', id), {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(parameters) } : {}),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (reply.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(`${error}: ${message}`);
  };

  const value = await send('newSession', { capabilities: { alwaysMatch: capabilities } });
  session += `/${(value as { sessionId: string }).sessionId}`;
  return send;
}
