import * as contract from '../../src/contract/feedback';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { type Feedback, feedbacks } from '../db/feedback';
import { settingOf } from '../db/setting';
import { pageOf } from '../rules/pages';
import { checkPictures } from '../rules/pictures';

const MOST_PICTURES = 3;
const ANSWERED_AFTER = 2 * 3_600_000;
const REPLY = {
  ES: 'Gracias por escribir. Lo revisamos y ya quedó resuelto; si vuelve a pasar, respóndenos aquí.',
  EN: 'Thank you for writing. We looked into it and it is solved; if it happens again, tell us here.',
};

/** Support answers by itself after a while. */
function toWire(db: Database, { memberId: _, ...one }: Feedback, language: 'ES' | 'EN') {
  const repliedAt = one.at + ANSWERED_AFTER;
  if (repliedAt > db.clock.now()) return { ...one, state: 'received' as const };
  return { ...one, state: 'answered' as const, reply: REPLY[language], repliedAt };
}

export const feedback = [
  handle(contract.sendFeedback, async ({ db, member, input, language }) => {
    const { min, max } = settingOf(db, 'site').feedbackLength;
    const content = input.content.trim();
    const { length } = [...content];
    if (length < min || length > max) refuse('feedback_length', { value: { min, max } });
    const images = await checkPictures(input.images, MOST_PICTURES);
    const id = db.newId('FB-');
    const at = db.clock.now();
    const { kind } = input;
    const made = { id, memberId: member.id, kind, content, images, at };
    return toWire(db, await db.of(feedbacks).add(made), language);
  }),

  handle(contract.feedbacks, ({ db, member, input, language }) => {
    const mine = db
      .of(feedbacks)
      .where((one) => one.memberId === member.id)
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    const { list, ...page } = pageOf(mine, input);
    return { ...page, content: list.map((one) => toWire(db, one, language)) };
  }),
];
