import { beforeEach, expect, test, vi } from 'vitest';
import { freePlay, trialUser } from '../../src/contract/account/login';
import { memberInfo } from '../../src/contract/account/member';
import { cancelDeposit, depositReport } from '../../src/contract/cashier/deposit';
import {
  applyPromotion,
  promotionDetail,
  promotions,
} from '../../src/contract/promotions/promotion';
import { createLogin } from '../../src/stores/account/login';
import { createSession } from '../../src/stores/account/session';
import { createDeposit, type Deposit } from '../../src/stores/cashier/deposit';
import { createPromotion, type Promotion } from '../../src/stores/promotions/promotion';
import { createFakeHost, settle } from '../helpers/fakeHost';
import { MemoryStorage } from '../helpers/memoryStorage';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  return () => void vi.useRealTimers();
});

const deposit = (state: string) => ({ depositId: 'd', state, amount: 50, fee: 0, bonus: 0 });

test('a cancelled deposit stays cancelled, when the reply to an earlier poll is late', async () => {
  vi.useFakeTimers();
  const { host, logIn, reply, holdReplies, requestsOf } = createFakeHost();
  logIn('ana');
  reply(depositReport, { content: [deposit('pending')] });
  const { payment, show, pollPayment, cancel } = host.use(createDeposit);
  await show('d');
  holdReplies();
  const stop = pollPayment();
  vi.advanceTimersByTime(4000);
  const cancelling = cancel(payment.value.peek() as Deposit);
  requestsOf(cancelDeposit)[0]?.answer(deposit('cancelled'));
  await cancelling;
  requestsOf(depositReport)[1]?.answer({ content: [deposit('pending')] });
  await settle();
  expect(payment.value.value?.state).toBe('cancelled');
  stop();
});

test('a member who logged in meanwhile stays logged in, when a free play account is late', async () => {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  reply(memberInfo, { type: 0 });
  reply(trialUser, { account: 't1' });
  const started = host.use(createLogin).startFreePlay();
  await settle();
  logIn('ana');
  requestsOf(freePlay)[0]?.answer({ token: 'trial', userName: 't1' });
  await expect(started).resolves.toBe(false);
  expect(host.use(createSession).info.value?.userName).toBe('ana');
});

const promotion = (promotionId: string, title: string, label = 'join') =>
  ({ promotionId, title, label, content: '' }) as unknown as Promotion;

async function listPromotions() {
  const server = createFakeHost();
  server.logIn('ana');
  server.reply(promotions, { content: [promotion('a', 'Uno'), promotion('b', 'Dos')] });
  const store = server.host.use(createPromotion);
  await store.list.load();
  server.holdReplies();
  const titles = () => store.list.value.value?.map(({ title }) => title);
  return { ...server, ...store, titles };
}

test('all promotions come in the new language, when the opened one is there before the list', async () => {
  const { list, open, titles, requestsOf } = await listPromotions();
  void list.load();
  const opening = open('a');
  requestsOf(promotionDetail)[0]?.answer(promotion('a', 'One'));
  await opening;
  requestsOf(promotions)[1]?.answer({ content: [promotion('a', 'One'), promotion('b', 'Two')] });
  await settle();
  expect(titles()).toEqual(['One', 'Two']);
});

test('a promotion keeps its new label, and the list is loaded to its end, when a reply from before is late', async () => {
  const { list, apply, titles, requestsOf } = await listPromotions();
  void list.load();
  const applying = apply(promotion('a', 'Uno'));
  requestsOf(applyPromotion)[0]?.answer(promotion('a', 'Uno', 'joined'));
  await applying;
  const [, before, after] = requestsOf(promotions);
  before?.answer({ content: [promotion('a', 'Uno'), promotion('b', 'Dos')] });
  after?.answer({ content: [promotion('a', 'Uno', 'joined'), promotion('b', 'Tres')] });
  await settle();
  expect(list.value.value?.[0]?.label).toBe('joined');
  expect(titles()).toEqual(['Uno', 'Tres']);
});
