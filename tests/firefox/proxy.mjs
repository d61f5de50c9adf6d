#!/usr/bin/env node
/**
 * Playwright starts this in place of Firefox. It starts Firefox and passes the messages of WebDriver BiDi on. Playwright
 * sends some commands that the long-term release of Firefox does not know yet, and ends the browser when they fail. They
 * are answered here as if Firefox had carried them out. Nothing that a test sees depends on them.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const OPTIONAL =
  /^(network\.(add|remove)DataCollector|network\.disownData|emulation\.|browser\.setDownload)/;
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

firefox.stderr.on('data', (chunk) => {
  const [, address] = LISTENING.exec(String(chunk)) ?? [];
  if (address) serve(address);
});

function serve(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (client) => join(client, new WebSocket(`${address}/session`)));
}

function join(client, browser) {
  /** The ids of commands that Firefox may not know. */
  const optional = new Set();
  const waiting = [];
  browser.on('open', () => {
    for (const text of waiting) browser.send(text);
  });
  client.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (OPTIONAL.test(method)) optional.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('message', (data) => {
    const message = JSON.parse(String(data));
    const isUnknown = message.type === 'error' && /^unknown (command|method)/.test(message.error);
    client.send(
      isUnknown && optional.has(message.id)
        ? JSON.stringify({ type: 'success', id: message.id, result: { collector: 'none' } })
        : String(data),
    );
  });
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}
