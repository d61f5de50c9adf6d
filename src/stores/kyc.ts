import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { type Kyc, kyc, submitKyc, uploadKycDocument } from '../contract/kyc';
import { createClaims } from './claims';
import type { Host } from './host';
import { createOwnDraft } from './ownDraft';

export type KycState = Kyc['state'];
export type KycSide = Kyc['documents'][number]['side'];
type KycForm = NonNullable<Kyc['form']>;

export const kycSides: readonly KycSide[] = ['front', 'back', 'selfie'];

const newDraft = () => ({
  front: signal<File | undefined>(undefined),
  back: signal<File | undefined>(undefined),
  selfie: signal<File | undefined>(undefined),
  permanentAddress: signal(''),
  isSame: signal(false),
  currentAddress: signal(''),
  nationality: signal(''),
  placeOfBirth: signal(''),
  occupation: signal(''),
  sourceOfIncome: signal(''),
});

/** Who a member is, shown by documents and told in a form. */
export function createKyc(host: Host) {
  const { call } = host;
  const claims = createClaims();
  const standing = createResource((_, { signal }) => call(kyc, undefined, { signal }));
  const now = standing.value;
  const isSent = (side: KycSide) => now.value?.documents.some((one) => one.side === side) ?? false;

  /** Two pictures on their way may be answered in either order. */
  function learn(after: Kyc) {
    const known = now.peek()?.documents.length ?? 0;
    if (after.documents.length >= known) standing.set(after);
  }

  return {
    standing,
    draftNow: createOwnDraft(host, newDraft),
    state: computed<KycState>(() => now.value?.state ?? 'none'),
    isUploaded: (side: KycSide) => computed(() => isSent(side)),
    isUploading: claims.isRunning,

    /** From nothing: it may be another member's turn. */
    open() {
      standing.reset();
      return standing.load();
    },

    async upload(side: KycSide, file: File) {
      const after = await claims.run(side, () => call(uploadKycDocument, { side, file }));
      if (after) learn(after);
    },

    /** Nothing while it is under way. */
    async submit(form: KycForm) {
      const after = await claims.run('submit', () => call(submitKyc, form));
      if (after) standing.set(after);
      return after !== undefined;
    },
  };
}
