import * as contract from '../../../src/contract/messages/notice';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { notices, readMarks, wordsOf } from '../../db/messages/notice';
import { isExcluded } from '../../rules/safePlay/closure';

export const notice = [
  handle(contract.notices, ({ db, input, rawInput, caller, languageCode }) => {
    const { types, groupName } = input;
    const isForAgents = types.includes('A');
    // Only the announcements for agents belong to a module.
    if (isForAgents && rawInput.moduleId !== contract.notices.module)
      reject('module_wrong', { status: 400 });
    const isRead = (id: string) =>
      caller ? db.table(readMarks).get(`${caller.member.id}/${id}`) !== undefined : false;
    // No advertising reaches a member on a break.
    const isOnBreak = caller && isExcluded(db, caller.member.id);
    return db
      .table(notices)
      .filter((notice) => (types as string[]).includes(notice.type))
      .filter((notice) => notice.type !== 'A' || caller?.member.isAgent)
      .filter(({ type }) => !isOnBreak || (type !== 'PU' && type !== 'PR'))
      .filter((notice) => groupName === undefined || notice.groupName === groupName)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
      .map((row) => {
        const { texts: _, ...notice } = row;
        const read = isRead(row.id);
        return { ...notice, ...wordsOf(db, row, languageCode), announcementId: row.id, read };
      });
  }),

  handle(contract.markNoticeRead, async ({ db, input, member }) => {
    const noticeId = String(input.announcementId);
    if (!db.table(notices).get(noticeId)) return { success: false };
    const id = `${member.id}/${noticeId}`;
    if (input.read) await db.table(readMarks).upsert({ id, memberId: member.id, noticeId });
    else db.table(readMarks).delete(id);
    return { success: true };
  }),
];
