import * as contract from '../../../src/contract/messages/feedback';
import { MAX_PICTURES } from '../../../src/contract/site/picture';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { type Feedback, feedbacks } from '../../db/messages/feedback';
import { settingOf } from '../../db/site/setting';
import { paginate } from '../../rules/paginate';
import { checkPictures } from '../../rules/site/pictures';

const ANSWERED_AFTER = 2 * 3_600_000;
const REPLY = {
  ES: 'Gracias por escribir. Lo revisamos y ya quedó resuelto; si vuelve a pasar, respóndenos aquí.',
  EN: 'Thank you for writing. We looked into it and it is resolved; if it happens again, let us know here.',
};

/** Feedback is answered automatically after some time. */
function toWire(db: Database, { memberId: _, ...feedback }: Feedback, language: 'ES' | 'EN') {
  const repliedAt = feedback.at + ANSWERED_AFTER;
  if (repliedAt > db.clock.now()) return { ...feedback, state: 'received' as const };
  return { ...feedback, state: 'answered' as const, reply: REPLY[language], repliedAt };
}

export const feedback = [
  handle(contract.sendFeedback, async ({ db, member, input, language }) => {
    const { min, max } = settingOf(db, 'site').feedbackLength;
    const content = input.content.trim();
    const { length } = [...content];
    if (length < min || length > max) reject('feedback_length', { value: { min, max } });
    const images = await checkPictures(input.images, MAX_PICTURES);
    const id = db.newId('FB-');
    const at = db.clock.now();
    const { kind } = input;
    const row = { id, memberId: member.id, kind, content, images, at };
    return toWire(db, await db.table(feedbacks).create(row), language);
  }),

  handle(contract.feedbacks, ({ db, member, input, language }) => {
    const found = db
      .table(feedbacks)
      .filter((feedback) => feedback.memberId === member.id)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    const { list, ...page } = paginate(found, input);
    return { ...page, content: list.map((feedback) => toWire(db, feedback, language)) };
  }),
];
