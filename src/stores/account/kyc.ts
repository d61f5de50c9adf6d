import { computed, signal } from '@kit/render/signals';
import { type Kyc, kyc, submitKyc, uploadKycDocument } from '../../contract/account/kyc';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

export type KycState = NonNullable<Kyc['state']>;
export type KycSide = Kyc['documents'][number]['side'];
type KycForm = NonNullable<Kyc['form']>;

export const kycSides: readonly KycSide[] = ['front', 'back', 'selfie'];

const createDraft = () => ({
  front: signal<File | undefined>(undefined),
  back: signal<File | undefined>(undefined),
  selfie: signal<File | undefined>(undefined),
  permanentAddress: signal(''),
  isSameAddress: signal(false),
  currentAddress: signal(''),
  nationality: signal(''),
  placeOfBirth: signal(''),
  occupation: signal(''),
  sourceOfIncome: signal(''),
});

const DETAIL_FIELDS = [
  'permanentAddress',
  'currentAddress',
  'nationality',
  'placeOfBirth',
  'occupation',
  'sourceOfIncome',
] as const;

/** The state, as far as a backend says it that does not name it. */
function stateOf({ state, verifiedAt, reason, submittedAt, documents }: Kyc): KycState {
  if (state) return state;
  if (verifiedAt !== undefined) return 'verified';
  if (reason) return 'rejected';
  if (submittedAt !== undefined) return 'reviewing';
  return documents.length ? 'uploading' : 'none';
}

const withState = (reply: Kyc) => ({ ...reply, state: stateOf(reply) });

/** Verification of a member's identity by documents and a form. */
export function createKyc(host: Host) {
  const { call, memberResource, memberSignal, memberState } = host;
  const commands = createCommandRunner(host, 'kyc');
  const kycStatus = memberResource(async (_, { signal }) =>
    withState(await call(kyc, undefined, { signal })),
  );
  const current = kycStatus.value;
  const draft = memberState(createDraft);
  const isSent = (side: KycSide) =>
    current.value?.documents.some((photo) => photo.side === side) ?? false;

  /** How many uploads were answered. */
  const replyCount = memberSignal(0);

  /** The replies to two uploads at once may arrive in either order: the one with more documents is newer. */
  function updateAfterUpload(reply: Kyc, isOtherAnswered: boolean) {
    const known = current.peek()?.documents.length ?? 0;
    if (!isOtherAnswered || reply.documents.length >= known) kycStatus.set(withState(reply));
  }

  return {
    kycStatus,
    /** The unsent form. It stays while the app is open. After a rejection it begins with what was sent. */
    startDraft() {
      const unsent = draft();
      for (const field of DETAIL_FIELDS) {
        const sent = current.peek()?.form?.[field];
        if (sent && unsent[field].peek() === '') unsent[field].value = sent;
      }
      return unsent;
    },
    state: computed<KycState>(() => current.value?.state ?? 'none'),
    isUploaded: (side: KycSide) => computed(() => isSent(side)),
    isUploading: commands.isRunning,
    /** The application was rejected with this photo, so it is not known to be good. */
    isInDoubt: (side: KycSide) =>
      computed(() => {
        const { state, documents = [], submittedAt } = current.value ?? {};
        const sentAt = documents.find((photo) => photo.side === side)?.at;
        const isNewer = sentAt !== undefined && submittedAt !== undefined && sentAt > submittedAt;
        return state === 'rejected' && isSent(side) && !isNewer;
      }),

    async upload(side: KycSide, file: File) {
      const countBefore = replyCount.peek();
      const reply = await commands.run(side, () => call(uploadKycDocument, { side, file }));
      if (reply) {
        updateAfterUpload(reply, replyCount.peek() !== countBefore);
        replyCount.value = replyCount.peek() + 1;
      } else if (reply === null) await kycStatus.reload();
    },

    /** Returns whether the form was sent. False while it is being sent already. */
    async submit(form: KycForm) {
      const reply = await commands.run('submit', () => call(submitKyc, form));
      if (reply) kycStatus.set(withState(reply));
      else if (reply === null) await kycStatus.reload();
      return reply !== undefined;
    },
  };
}
