import {
  deleteMails,
  mails,
  readAllMails,
  readMails,
  type WireMail,
} from '../../contract/messages/mail';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { createPagedList } from '../base/pagedList';
import { createUnread } from './unread';

export type Mail = WireMail;
export type MailState = 'all' | 'unread' | 'read';

const PAGE_SIZE = 15;
/** The largest page that the server returns. */
const MAX_PAGE_SIZE = 200;

/** Mails to a member. What was read or deleted changes here when the server has confirmed it. */
export function createMail(host: Host) {
  const { call, use, memberOwned, memberSignal } = host;
  const { mail: unread, setMail: setUnread, loadMail: loadUnread } = use(createUnread);
  const commands = createCommandRunner(host, 'mail');
  /** Apart from the others, so that no button is busy while an opened mail is marked as read. */
  const openedCommands = createCommandRunner(host, 'openedMail');
  const shownState = memberSignal<MailState>('all');

  const records = memberOwned(
    createPagedList({
      pageSize: (pageSize: number) => pageSize,
      read: async (pageSize: number, pageNo, signal) => {
        const reply = await call(mails, { state: shownState.peek(), pageNo, pageSize }, { signal });
        setUnread(reply.unread);
        return reply;
      },
      by: ({ id }) => id,
    }),
  );

  /** Loads as many rows as are shown now, so that the next page follows without a gap. */
  const refresh = () => {
    const pages = Math.ceil(records.rows.peek().length / PAGE_SIZE);
    return records.refresh(Math.min(MAX_PAGE_SIZE, Math.max(1, pages) * PAGE_SIZE));
  };

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
    for (const mail of records.rows.peek().filter(({ id }) => ids.includes(id)))
      records.replaceRow({ ...mail, read: true }, ({ id }) => id === mail.id);
  }

  return {
    unread,
    records,
    isBusy: commands.isBusy,

    open(state: MailState) {
      shownState.value = state;
      return records.open(PAGE_SIZE);
    },

    read: (chosen: readonly Mail[]) => markAsRead(chosen, commands),
    readOpened: (mail: Mail) => markAsRead([mail], openedCommands),

    async readAll() {
      const reply = await commands.run('all', () => call(readAllMails));
      if (!reply) return;
      updateUnread(reply.unread);
      await refresh();
    },

    /** Returns whether they were deleted. False while mails are being deleted already. */
    async remove(ids: string[]) {
      const reply = await commands.run('remove', () => call(deleteMails, { ids }));
      if (!reply) return false;
      updateUnread(reply.unread);
      await refresh();
      return true;
    },
  };
}
