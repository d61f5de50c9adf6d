import { hostileHtml, hostileTitle } from '../../../fixtures/messages/help';
import type { Scenario } from '../../admin/scenario';
import { sendMail } from '../../db/messages/mail';
import { notices } from '../../db/messages/notice';
import { realMembers } from '../actions/members';
import { changeSetting } from '../actions/settings';

export const hostileContent: Scenario = {
  area: 'content',
  description: 'Help, announcements and mail contain HTML with scripts',
  enter: async (db) => {
    await changeSetting(db, 'content', { isHostile: true });
    const words = { title: hostileTitle, content: hostileHtml };
    const texts = { ES: words, EN: words };
    const at = db.clock.now();
    for (const type of ['PL', 'PU'] as const)
      await db.table(notices).upsert({ id: `hostile-${type}`, type, sender: 'Feria', at, texts });
    for (const { id } of realMembers(db)) await sendMail(db, id, texts);
  },
};
