import * as contract from '../../src/contract/notice';
import { handle } from '../core/handle';
import { notices, readMarks } from '../db/notice';

export const notice = [
  handle(contract.notices, ({ db, input, caller, languageCode }) => {
    const { types, groupName } = input;
    const isRead = (id: string) =>
      caller ? db.of(readMarks).get(`${caller.member.id}/${id}`) !== undefined : false;
    return db
      .of(notices)
      .where((one) => (types as string[]).includes(one.type))
      .filter((one) => one.type !== 'A' || caller?.member.isAgent)
      .filter((one) => groupName === undefined || one.groupName === groupName)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
      .map(({ texts, ...one }) => ({
        ...one,
        ...texts[languageCode === 'ES' ? 'ES' : 'EN'],
        announcementId: one.id,
        read: isRead(one.id),
      }));
  }),

  handle(contract.markNoticeRead, async ({ db, input, member }) => {
    const noticeId = String(input.announcementId);
    if (!db.of(notices).get(noticeId)) return { success: false };
    const id = `${member.id}/${noticeId}`;
    if (input.read) await db.of(readMarks).put({ id, memberId: member.id, noticeId });
    else db.of(readMarks).remove(id);
    return { success: true };
  }),
];
