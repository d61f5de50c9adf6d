import { afterEach, expect, test } from 'vitest';

const HOSTILE = "<img src=x onerror=\"parent.postMessage({ type: 'feria:hacked' }, '*')\">";

const state = {
  type: 'feria:state',
  balance: 100,
  symbol: HOSTILE,
  locale: 'es-419',
  leastStake: 1,
};

/** All messages that arrive here, with their senders. */
const received: { type: string; id?: string; source: unknown }[] = [];
addEventListener('message', ({ data, source }) => {
  if (String(data?.type).startsWith('feria:')) received.push({ ...data, source });
});
const messagesOf = (type: string) => received.filter((message) => message.type === type);

afterEach(() => {
  received.length = 0;
  document.body.replaceChildren();
});

const addFrame = (attributes: object) =>
  document.body.appendChild(Object.assign(document.createElement('iframe'), attributes));

/** The game as the app opens it, but in this origin so that the test can look inside. */
async function openGame() {
  const frame = addFrame({ src: '/play/spin.html?lang=EN&reduced=1' });
  await expect.poll(() => messagesOf('feria:ready').length).toBe(1);
  const game = frame.contentDocument as Document;
  const press = () => (game.getElementById('go') as HTMLButtonElement).click();
  return { game, press, send: (data: object) => frame.contentWindow?.postMessage(data, '*') };
}

const reelsOf = (game: Document) => game.getElementById('reels')?.ariaLabel;

test('S4.26 shows symbols of its own only, and no HTML, when a round has hostile ones', async () => {
  const { game, press, send } = await openGame();
  send(state);
  await expect.poll(() => game.getElementById('stake')?.textContent).toContain(HOSTILE);
  for (const symbols of [
    [HOSTILE, HOSTILE, HOSTILE],
    ['constructor', 'gem', 'gem'],
  ]) {
    const before = messagesOf('feria:round').length;
    press();
    await expect.poll(() => messagesOf('feria:round').length).toBe(before + 1);
    const id = messagesOf('feria:round').at(-1)?.id;
    send({ type: 'feria:result', id, round: { outcome: { symbols }, win: 0, balance: 99 } });
    await expect
      .poll(() => game.getElementById('message')?.textContent, { timeout: 10_000 })
      .toBe('Not this time');
    expect(reelsOf(game)).toBe('seven, gem, seven');
    game.getElementById('message')?.replaceChildren();
  }
  expect(game.querySelectorAll('img, [onerror]')).toHaveLength(0);
  expect(messagesOf('feria:hacked')).toEqual([]);
}, 30_000);

test('S4.26 does nothing, when another window than the one around it sends messages', async () => {
  const { game, send } = await openGame();
  const shown: string[] = [];
  const stake = game.getElementById('stake') as HTMLElement;
  new MutationObserver(() => shown.push(stake.textContent)).observe(stake, { childList: true });
  const stranger = addFrame({ srcdoc: '<p>other</p>' });
  await new Promise((loaded) => stranger.addEventListener('load', loaded, { once: true }));
  const script = stranger.contentDocument?.createElement('script') as HTMLScriptElement;
  script.textContent = `parent.frames[0].postMessage(${JSON.stringify({ ...state, symbol: 'X' })}, '*'); parent.postMessage({ type: 'feria:sent' }, '*');`;
  stranger.contentDocument?.body.append(script);
  await expect.poll(() => messagesOf('feria:sent').length).toBe(1);
  send({ ...state, symbol: 'S/' });
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  expect(shown.join()).toMatch(/^S\/\s[\d.,]+$/);
});

test('S4.26 sends nothing to a foreign page around it', async () => {
  // A sandboxed page has an origin of its own, as another site has. It passes on the messages that it gets.
  const relay =
    "addEventListener('message', ({ data }) => parent.postMessage({ type: 'feria:heard', data }, '*'));" +
    "document.querySelector('iframe').onload = () => setTimeout(() => parent.postMessage({ type: 'feria:loaded' }, '*'), 200);";
  addFrame({
    sandbox: 'allow-scripts',
    srcdoc: `<iframe src="${location.origin}/play/spin.html"></iframe><script>${relay}</script>`,
  });
  // The page gets a process of its own, which starts slowly while other processes use the CPU.
  await expect.poll(() => messagesOf('feria:loaded').length, { timeout: 25_000 }).toBe(1);
  expect(messagesOf('feria:heard')).toEqual([]);
}, 30_000);

test('market gameFrame lets a round of a slot take its time, and celebrates no payout of the stake', async () => {
  const { game, press, send } = await openGame();
  const rules = { celebratesReturns: false, leastRoundSeconds: 5 };
  send({ ...state, rules });
  const go = game.getElementById('go') as HTMLButtonElement;
  await expect.poll(() => go.disabled).toBe(false);
  const startedAt = performance.now();
  press();
  await expect.poll(() => messagesOf('feria:round').length).toBe(1);
  const id = messagesOf('feria:round').at(-1)?.id;
  const outcome = { symbols: ['gem', 'gem', 'bell'] };
  send({ type: 'feria:result', id, round: { outcome, win: 1, balance: 100 } });
  const message = () => game.getElementById('message');
  await expect.poll(() => message()?.textContent, { timeout: 10_000 }).toContain('Returned: ');
  expect([message()?.dataset.tone, game.querySelectorAll('[data-won]').length]).toEqual(['', 0]);
  await expect.poll(() => go.ariaDisabled, { timeout: 10_000 }).toBeNull();
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(5000);
}, 30_000);
