import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector } from '../../helpers/locators';
import { address, prepareApp } from '../../helpers/openApp';
import { stopTimers } from './gameListPage';
import {
  gameHeader,
  LAUNCH,
  ROUND,
  sendFromGame,
  spinButton,
  waitForGame,
  waitForMessage,
} from './launchPage';

const PLAY = '/m/play?game=100001';
const frame = () => bySelector('main iframe');

interface Round {
  roundId: string;
  balance: number;
}

/** Opens the game. Returns the replies to its rounds. */
async function openGame() {
  const app = prepareApp();
  await app.logIn();
  const replies: Round[] = [];
  app.answer(ROUND, async (_, send) => {
    const reply = await send();
    replies.push((await reply.clone().json()).value);
    return reply;
  });
  await app.open('/m/home');
  app.goTo(PLAY);
  await waitForGame('#go:enabled');
  return { ...app, replies };
}

test('S4.26 a game ignores messages of other windows, and those with invalid or unknown content', async () => {
  const { replies } = await openGame();
  const messages = [
    { type: 'feria:close' },
    { type: 'feria:round', id: 'x', kind: 'spin', stake: 1 },
  ];
  for (const message of messages) window.postMessage(message, '*');
  // From a frame that does not belong to the game.
  const sendAll = `for (const message of ${JSON.stringify([...messages, 'done'])}) parent.postMessage(message, '*')`;
  const other = document.createElement('iframe');
  other.sandbox.add('allow-scripts');
  other.srcdoc = `<script>${sendAll}</script>`;
  const done = new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent) => data === 'done' && resolve();
    addEventListener('message', listen);
    onTestFinished(() => removeEventListener('message', listen));
  });
  document.body.append(other);
  await done;
  sendFromGame({ type: 'feria:round', id: 'x', kind: 'spin', stake: -1 });
  sendFromGame({ type: 'feria:open', url: 'https://evil.test' });
  expect(address()).toMatch(/^\/m\/play/);
  await spinButton().click();
  await expect.poll(() => replies.length).toBe(1);
  await waitForGame('#go:not([aria-disabled])');
  expect(replies).toHaveLength(1);
});

test('S4.26 the header shows the balance after a round', async () => {
  const { admin, replies } = await openGame();
  await admin('chance', { round: 'win' });
  await expect.element(gameHeader()).toHaveTextContent('S/ 1,284.50');
  await spinButton().click();
  await expect.poll(() => replies.length).toBe(1);
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
  const shown = format.format(replies[0]?.balance ?? 0);
  await expect.element(gameHeader()).toHaveTextContent(`S/ ${shown}`);
});

test('S4.26 a game plays one round at once', async () => {
  const { answer } = await openGame();
  let requests = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer(ROUND, async (_, send) => {
    requests += 1;
    await released;
    return send();
  });
  await spinButton().dblClick();
  await expect.poll(() => requests).toBe(1);
  release();
  await waitForGame('#go:not([aria-disabled])');
  expect(requests).toBe(1);
});

test('S4.26 a game plays by Enter and closes by Esc', async () => {
  const { replies } = await openGame();
  await spinButton().click();
  await expect.poll(() => replies.length).toBe(1);
  await waitForGame('#go:focus:not([aria-disabled])');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => replies.length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/m/home');
  await expect.element(frame()).not.toBeInTheDocument();
});

test('S4.26 a game closes by its message', async () => {
  await openGame();
  sendFromGame({ type: 'feria:close' });
  await expect.poll(address).toBe('/m/home');
});

test.each(['https://games.evil.test/x', 'javascript:alert(1)'])(
  'S7.37 shows an error and no frame, when the address of the game is %s',
  async (url) => {
    const { answer, goTo, logIn, open } = prepareApp();
    await logIn();
    answer(LAUNCH, async (_, send) => {
      const body = await (await send()).json();
      return Response.json({ ...body, value: { ...body.value, url } });
    });
    await open('/m/home');
    goTo(PLAY);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('una dirección que no reconocemos');
    await expect.element(bySelector('iframe')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Cerrar el juego' }).click();
    await expect.poll(address).toBe('/m/home');
  },
);

test('S4.26 opens the game on retry after a failed launch', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const stop = answer(LAUNCH, () => Promise.reject(new TypeError('Failed to fetch')));
  await open(PLAY);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos abrir el juego');
  stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await waitForGame('#go');
});

test('S4.26 a round whose reply was lost is charged once, when it is played again', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const keys: (string | null)[] = [];
  const values: Round[] = [];
  answer(ROUND, async (request, send) => {
    keys.push(request.headers.get('idempotency-key'));
    const reply = await send();
    values.push((await reply.clone().json()).value);
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return reply;
  });
  await open(PLAY);
  await spinButton().click();
  await waitForMessage('no se cobra dos veces');
  await spinButton().click();
  await expect.poll(() => values.length).toBe(2);
  await waitForMessage(/^(?!.*conexión)/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(values[1]).toEqual(values[0]);
});

test('S4.26 says that the game is slow, then shows an error with a retry, when the game does not load', async () => {
  const { answer, logIn, open } = prepareApp();
  await logIn();
  const stop = answer(LAUNCH, async (_, send) => {
    const body = await (await send()).json();
    // It loads and is no game.
    const url = new URL('/favicon.svg', location.href).href;
    return Response.json({ ...body, value: { ...body.value, url } });
  });
  const pass = stopTimers();
  await open(PLAY);
  await expect.element(frame()).toBeInTheDocument();
  await pass(7_500);
  expect(page.getByText('Tarda más de lo normal').query()).toBeNull();
  await pass(1_000);
  expect(page.getByText('Tarda más de lo normal').query()).toBeVisible();
  await pass(17_000);
  await expect.element(page.getByRole('alert')).toHaveTextContent('tu saldo sigue igual');
  await expect.element(page.getByRole('link', { name: 'Ver otros juegos' })).toBeVisible();
  vi.useRealTimers();
  stop();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await waitForGame('#go');
});
