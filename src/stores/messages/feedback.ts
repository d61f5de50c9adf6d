import { signal } from '@kit/render/signals';
import { feedbacks, sendFeedback, type WireFeedback } from '../../contract/messages/feedback';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { findSent, type KnownIds } from '../base/lookFor';

export type Feedback = WireFeedback;
export type FeedbackKind = Feedback['kind'];

export const feedbackKinds: readonly FeedbackKind[] = [
  'deposit',
  'withdrawal',
  'game',
  'customerService',
  'application',
  'other',
];

const PAGE_SIZE = 20;

const createDraft = () => ({
  kind: signal<FeedbackKind | ''>(''),
  content: signal(''),
  images: signal<readonly File[]>([]),
});

/** A member's questions to support, and the answers. */
export function createFeedback(host: Host) {
  const { call, memberState, memberCollection } = host;
  const commands = createCommandRunner(host, 'feedback');
  const draft = memberState(createDraft);

  async function findSentQuestion(
    kind: FeedbackKind,
    content: string,
    sentAt: number,
    known: KnownIds,
  ) {
    const { content: rows } = await call(feedbacks, { pageNo: 1, pageSize: PAGE_SIZE });
    const isSame = (row: Feedback) => row.kind === kind && row.content.trim() === content;
    return findSent(rows, { sentAt, known, idOf: ({ id }) => id, isSame });
  }

  return {
    /** The question that is being written. It stays while the app is open. */
    draft,
    questions: memberCollection({
      read: (_, page, options) => call(feedbacks, page, options),
      key: 'id',
      pageSize: PAGE_SIZE,
    }),

    /** Returns whether the draft was sent. False while it is being sent already. */
    async send(kind: FeedbackKind) {
      const current = draft();
      const content = current.content.peek().trim();
      const images = [...current.images.peek()];
      const sent = await commands.runWithKey<Pick<Feedback, 'id'> | null>(
        'send',
        () => call(sendFeedback, { kind, content, images }),
        [kind, content, images.map(({ name }) => name)],
        {
          find: (sentAt, known) => findSentQuestion(kind, content, sentAt, known),
          idsOf: (made) => [made?.id],
        },
      );
      if (sent === undefined) return false;
      current.kind.value = current.content.value = '';
      current.images.value = [];
      return true;
    },
  };
}
