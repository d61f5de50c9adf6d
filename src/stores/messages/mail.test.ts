import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { mails, mailUnread, readMails } from '../../contract/messages/mail';
import { createMail, type Mail } from './mail';
import { createUnread } from './unread';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

const letter = (id: string) => ({ id, title: id, read: false });

const [a, b] = [letter('a'), letter('b')] as unknown as [Mail, Mail];

async function openInbox() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(mails, { content: [a, b], unread: 2 });
  server.logIn('ana');
  await settle();
  const mail = server.host.use(createMail);
  await mail.open('all');
  return { ...server, mail };
}

test('the buttons are not busy, while an opened mail is marked as read', async () => {
  const { mail, requestsOf } = await openInbox();
  void mail.readOpened(a);
  expect(mail.isBusy.value).toBe(false);
  requestsOf(readMails)[0]?.answer({ unread: 1 });
  await settle();
  expect(mail.records.rows.value.map(({ read }) => read)).toEqual([true, false]);

  void mail.read([b]);
  expect(mail.isBusy.value).toBe(true);
});

test('a number of unread mails from before does not replace a newer one, when its reply is late', async () => {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.logIn('ana');
  await settle();
  const { mail: unread, loadMail } = server.host.use(createUnread);
  loadMail();
  server.reply(mails, { content: [a], unread: 1 });
  await server.host.use(createMail).open('all');
  server.requestsOf(mailUnread)[0]?.answer({ count: 2 });
  await settle();
  expect(unread.value).toBe(1);
});
