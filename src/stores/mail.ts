import { deleteMails, mails, readAllMails, readMails, type WireMail } from '../contract/mail';
import { createClaims } from './claims';
import type { Host } from './host';
import { createRecordPages } from './recordPages';
import { createUnread } from './unread';

export type Mail = WireMail;
export type MailState = 'all' | 'unread' | 'read';

const PAGE = 15;
/** What one call takes. */
const MOST = 200;

/** Letters to a member. What is read or gone counts once the server has said so. */
export function createMail({ call, use }: Host) {
  const { mail: unread } = use(createUnread);
  const claims = createClaims();
  let state: MailState = 'all';

  const records = createRecordPages({
    read: async (pageSize: number, pageNo, signal) => {
      const answer = await call(mails, { state, pageNo, pageSize }, { signal });
      unread.value = answer.unread;
      return answer;
    },
  });

  /** As much as was on the page, so that nothing is passed over between it and the next. */
  const renew = () => {
    const pages = Math.ceil(records.rows.peek().length / PAGE);
    return records.renew(Math.min(MOST, Math.max(1, pages) * PAGE));
  };

  return {
    unread,
    records,
    isBusy: claims.isBusy,

    open(wanted: MailState) {
      state = wanted;
      return records.open(PAGE);
    },

    /** Letters stay where they are, even among the unread: none goes from under a finger. */
    async read(letters: readonly Mail[]) {
      const ids = letters.filter(({ read }) => !read).map(({ id }) => id);
      if (ids.length === 0) return;
      const answer = await claims.run(ids.join(), () => call(readMails, { ids }));
      if (!answer) return;
      unread.value = answer.unread;
      for (const one of records.rows.peek().filter(({ id }) => ids.includes(id)))
        records.put({ ...one, read: true }, ({ id }) => id === one.id);
    },

    async readAll() {
      const answer = await claims.run('all', () => call(readAllMails));
      if (!answer) return;
      unread.value = answer.unread;
      await renew();
    },

    /** Whether they are gone; nothing of it while that is under way. */
    async remove(ids: string[]) {
      const answer = await claims.run('remove', () => call(deleteMails, { ids }));
      if (!answer) return false;
      unread.value = answer.unread;
      await renew();
      return true;
    },
  };
}
