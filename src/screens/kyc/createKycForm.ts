import { t, text } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createKyc, type KycSide } from '../../stores/kyc';
import { createAppForm } from '../../widgets/appForm';
import { errorText } from '../../widgets/errorText';
import type { App } from '../../widgets/useApp';

export const MB = 5;
export const KINDS = ['image/png', 'image/jpeg'];

const SAID_FOR = 3000;
const LEAST = 2;

const needed = (typed: string) => {
  const { length } = typed.trim();
  if (length === 0) return text('refusal.fieldRequired');
  return length < LEAST ? text('refusal.fieldFormat') : undefined;
};

const wrongWith = ({ type, size }: File) => {
  if (!KINDS.includes(type)) return text('refusal.imageKind');
  return size > MB * 1024 * 1024 ? text('refusal.imageSize', { mb: MB }) : undefined;
};

/** The photos go up as they are picked; the rest is sent once it is all there. */
export function createKycForm({ use }: Host, app: App) {
  const { draftNow, upload, submit, isUploaded } = use(createKyc);
  const draft = draftNow();
  const form = createAppForm(app, send);

  function photo(side: KycSide) {
    const file = draft[side];
    const isSent = isUploaded(side);
    const field = form.field(side, file, () =>
      isSent.peek() ? undefined : text('kyc.photoMissing'),
    );

    async function put(picked: File) {
      const wrong = wrongWith(picked);
      if (wrong) return field.refuse(wrong);
      const before = file.peek();
      file.value = picked;
      try {
        await upload(side, picked);
        await field.verify();
      } catch (error) {
        // What is there already stays; else the picture waits to be sent again.
        if (isSent.peek()) file.value = before;
        field.refuse(`${text('kyc.photoFailed')} ${errorText(error)}`);
      }
    }
    return { side, file, error: field.error, put };
  }
  const photos = { front: photo('front'), back: photo('back'), selfie: photo('selfie') };

  const permanentAddress = form.field('permanentAddress', draft.permanentAddress, needed);
  const nationality = form.field('nationality', draft.nationality, needed);
  const occupation = form.field('occupation', draft.occupation, needed);
  const sourceOfIncome = form.field('sourceOfIncome', draft.sourceOfIncome, needed);

  async function send() {
    const address = draft.permanentAddress.peek().trim();
    const current = draft.isSame.peek() ? address : draft.currentAddress.peek().trim();
    const born = draft.placeOfBirth.peek().trim();
    const isDone = await submit({
      permanentAddress: address,
      ...(current && { currentAddress: current }),
      nationality: draft.nationality.peek(),
      ...(born && { placeOfBirth: born }),
      occupation: draft.occupation.peek().trim(),
      sourceOfIncome: draft.sourceOfIncome.peek(),
    });
    if (!isDone) return;
    app.say(t('kyc.sent'), { kind: 'ok', ms: SAID_FOR });
    scrollTo({ top: 0 });
  }

  return { form, photos, draft, permanentAddress, nationality, occupation, sourceOfIncome };
}

export type KycDesk = ReturnType<typeof createKycForm>;
export type KycPhoto = KycDesk['photos'][KycSide];
