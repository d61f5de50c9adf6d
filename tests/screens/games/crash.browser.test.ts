import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bettingRecord } from '../../../src/contract/lottery/betting';
import { address, prepareApp } from '../../helpers/openApp';
import {
  gameHeader,
  inGame,
  ROUND,
  waitForButton,
  waitForGame,
  waitForMessage,
} from './launchPage';

const CASH_OUT = `${ROUND}/cashOut`;
const TAKE_OFF = /^Despegar$/;
/** The win has begun to grow. */
const LEAVE = /^Retirarme\s+S\/\s1\.[1-9]/;

interface CashOut {
  win: number;
  multiplier: number;
  balance: number;
}

/** Opens a crash game and takes off, in a round that wins. Returns the replies when it is left. */
async function takeOff() {
  const app = prepareApp();
  const token = await app.logIn();
  const replies: CashOut[] = [];
  app.answer(CASH_OUT, async (_, send) => {
    const reply = await send();
    replies.push((await reply.clone().json()).value);
    return reply;
  });
  await app.open('/m/play?game=100051');
  await waitForButton(TAKE_OFF);
  await app.admin('chance', { round: 'win' });
  await inGame(TAKE_OFF).click();
  return { ...app, token, replies };
}

test('S4.26 a crash round flies until the player leaves with the win, which header and record show', async () => {
  const { mock, token, replies } = await takeOff();
  await expect.element(gameHeader()).toHaveTextContent('S/ 1,283.50');
  await waitForButton(LEAVE);
  await inGame(LEAVE).click();
  await expect.poll(() => replies.length).toBe(1);
  const { win, multiplier, balance } = replies[0] as CashOut;
  expect(win).toBeGreaterThan(1);
  await waitForMessage(`Te retiraste en ${multiplier.toFixed(2)}x con S/ ${win.toFixed(2)}`);
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance);
  await expect.element(gameHeader()).toHaveTextContent(`S/ ${money}`);
  await waitForButton(TAKE_OFF);
  await waitForGame('body:has(#leave[hidden])');
  const { content } = await mock.as(token).call(bettingRecord, { pageSize: 1 });
  expect(content[0]).toMatchObject({ gameType: 'CRASH', state: 'won', win });
});

test('S4.26 closing a crash game leaves its round with what it has reached', async () => {
  const { replies } = await takeOff();
  await waitForButton(LEAVE);
  await page.getByRole('button', { name: 'Cerrar el juego' }).click();
  await expect.poll(() => replies.length).toBe(1);
  expect(replies[0]?.win).toBeGreaterThan(1);
  await expect.poll(address).toBe('/m/home');
});

test('S4.26 a crash game without connection says that its round still flies, and pays when left again', async () => {
  const { answer } = await takeOff();
  await waitForButton(LEAVE);
  const stop = answer(/^\/wps\/game\/round/, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await inGame(/^Retirarme/).click();
  await waitForMessage('El vuelo sigue');
  stop();
  await inGame(/^Retirarme/).click();
  await waitForMessage('Te retiraste en');
});
