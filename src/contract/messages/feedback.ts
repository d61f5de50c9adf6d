import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const kind = type(
  "'deposit' | 'withdrawal' | 'game' | 'customerService' | 'application' | 'other'",
);

const feedback = type({
  id: 'string',
  kind: kind.default('other'),
  content: "string = ''",
  images: 'number.integer = 0',
  at: 'number = 0',
  /** Absent: answered when there is a reply. */
  'state?': "'received' | 'answered'",
  'reply?': 'string',
  'repliedAt?': 'number',
});
export type WireFeedback = typeof feedback.infer;

/** A question to support, with up to three pictures. The settings limit its length. */
export const sendFeedback = endpoint('POST', '/wps/member/feedback', {
  auth: 'member',
  body: 'files',
  in: type({
    kind,
    content: 'string <= 5000',
    'images?': 'File | File[] <= 20',
  }),
  out: feedback.or('null'),
});

export const feedbacks = endpoint('GET', '/wps/member/feedback', {
  personal: ['content', 'reply'],
  auth: 'member',
  in: type(paged),
  list: 'content',
  out: type({
    content: feedback.array(),
    ...pageTotals,
  }),
});
