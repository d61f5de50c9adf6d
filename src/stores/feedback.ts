import { signal } from '@kit/signals';
import { feedbacks, sendFeedback, type WireFeedback } from '../contract/feedback';
import { createClaims } from './claims';
import type { Host } from './host';
import { createOwnDraft } from './ownDraft';
import { createRecordPages } from './recordPages';

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

const PAGE = 20;

const newDraft = () => ({
  kind: signal<FeedbackKind | ''>(''),
  content: signal(''),
  images: signal<readonly File[]>([]),
});

/** What a member asks support, and what came of it. */
export function createFeedback(host: Host) {
  const { call } = host;
  const claims = createClaims();
  const draftNow = createOwnDraft(host, newDraft);

  return {
    draftNow,
    mine: createRecordPages({
      read: (_: undefined, pageNo, signal) =>
        call(feedbacks, { pageNo, pageSize: PAGE }, { signal }),
    }),

    /** Nothing while it is under way. */
    async send(kind: FeedbackKind) {
      const draft = draftNow();
      const content = draft.content.peek().trim();
      const images = [...draft.images.peek()];
      const sent = await claims.run('send', () => call(sendFeedback, { kind, content, images }));
      if (!sent) return false;
      draft.kind.value = draft.content.value = '';
      draft.images.value = [];
      return true;
    },
  };
}
