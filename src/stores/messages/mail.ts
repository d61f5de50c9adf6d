import {
  deleteMails,
  mails,
  readAllMails,
  readMails,
  type WireMail,
} from '../../contract/messages/mail';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { createUnread } from './unread';

export type Mail = WireMail;
export type MailState = 'all' | 'unread' | 'read';

const PAGE_SIZE = 15;

/** Mails to a member. What was read or deleted changes here when the server has confirmed it. */
export function createMail(host: Host) {
  const { call, use, memberCollection } = host;
  const { mail: unread, setMail: setUnread, loadMail: loadUnread } = use(createUnread);
  const commands = createCommandRunner(host, 'mail');
  /** Apart from the others, so that no button is busy while an opened mail is marked as read. */
  const openedCommands = createCommandRunner(host, 'openedMail');

  const records = memberCollection({
    read: (state: MailState, page, options) => call(mails, { state, ...page }, options),
    key: 'id',
    pageSize: PAGE_SIZE,
    onReply({ unread }) {
      if (unread !== undefined) setUnread(unread);
    },
  });

  function updateUnread(count: number | undefined) {
    if (count === undefined) loadUnread();
    else setUnread(count);
  }

  /** The rows stay in the list of unread mails, so that no row moves while the member taps. */
  async function markAsRead(chosen: readonly Mail[], { run }: typeof commands) {
    const ids = chosen.filter(({ read }) => !read).map(({ id }) => id);
    if (ids.length === 0) return;
    const reply = await run(ids.join(), () => call(readMails, { ids }));
    if (!reply) return;
    updateUnread(reply.unread);
    records.change((mails) =>
      mails.map((mail) => (ids.includes(mail.id) ? { ...mail, read: true } : mail)),
    );
  }

  return {
    unread,
    records,
    isBusy: commands.isBusy,

    open: (state: MailState) => records.open(state),

    read: (chosen: readonly Mail[]) => markAsRead(chosen, commands),
    readOpened: (mail: Mail) => markAsRead([mail], openedCommands),

    async readAll() {
      const reply = await commands.run('all', () => call(readAllMails));
      if (!reply) return;
      updateUnread(reply.unread);
      await records.reload();
    },

    /** Returns whether they were deleted. False while mails are being deleted already. */
    async remove(ids: string[]) {
      const reply = await commands.run('remove', () => call(deleteMails, { ids }));
      if (!reply) return false;
      updateUnread(reply.unread);
      await records.reload();
      return true;
    },
  };
}
