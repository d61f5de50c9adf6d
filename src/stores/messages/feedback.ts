import { signal } from '@kit/render/signals';
import { feedbacks, sendFeedback, type WireFeedback } from '../../contract/messages/feedback';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { findSent, type KnownIds } from '../base/lookFor';
import { digest } from '../base/pendingKeys';

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

/** What was written is not stored, but a digest of it. */
interface Sought {
  kind: FeedbackKind;
  content: string;
}
/** Null: the backend says nothing more. */
type SentQuestion = Pick<Feedback, 'id'> | null;

const createDraft = () => ({
  kind: signal<FeedbackKind | ''>(''),
  content: signal(''),
  images: signal<readonly File[]>([]),
});

/** A member's questions to support, and the answers. */
export function createFeedback(host: Host) {
  const { call, memberState, memberCollection } = host;
  const commands = createCommandRunner(host, 'feedback', (sought: Sought) => ({
    find: (sentAt, known) => findSentQuestion(sought, sentAt, known),
    idsOf: (made: SentQuestion) => [made?.id],
  }));
  const draft = memberState(createDraft);

  async function findSentQuestion({ kind, content }: Sought, sentAt: number, known: KnownIds) {
    const { content: rows } = await call(feedbacks, { pageNo: 1, pageSize: PAGE_SIZE });
    // Browsers write the line breaks of a form with files as two characters.
    const contentOf = (row: Feedback) => row.content.replaceAll('\r\n', '\n').trim();
    const isSame = (row: Feedback) => row.kind === kind && digest(contentOf(row)) === content;
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
      const sent = await commands.runWithKey<SentQuestion>(
        'send',
        () => call(sendFeedback, { kind, content, images }),
        [kind, content, images.map(({ name }) => name)],
        { kind, content: digest(content) },
      );
      if (sent === undefined) return false;
      current.kind.value = current.content.value = '';
      current.images.value = [];
      return true;
    },
  };
}
