import type { Validator } from '@kit/data/form';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../contract/site/picture';
import { errorText } from '../../../i18n/errorText';
import { t, text } from '../../../i18n/t';
import { createKyc, type KycSide } from '../../../stores/account/kyc';
import type { Host } from '../../../stores/base/host';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../../widgets/site/app/useApp';
import { createAppForm } from '../../../widgets/site/forms/createAppForm';
import { pictureLimits } from '../../../widgets/site/forms/PictureField';
import { required } from '../../../widgets/site/forms/requiredRule';

const MIN_LENGTH = 2;

/** Sent as these codes, whatever the language of the form. */
export const INCOME_SOURCES: readonly string[] = [
  'salary',
  'business',
  'savings',
  'pension',
  'other',
];

const requiredText: Validator = (typed) =>
  required(typed) ??
  (typed.trim().length < MIN_LENGTH ? text('validation.fieldFormat') : undefined);

const imageErrorOf = ({ type, size }: File) => {
  if (!PICTURE_TYPES.includes(type)) return () => text('validation.imageKind');
  return size > MAX_PICTURE_BYTES ? () => text('validation.imageSize', pictureLimits) : undefined;
};

/** Photos are uploaded as they are picked; the details are sent with the submit button. */
export function createKycForm({ use }: Host, app: App) {
  const { startDraft, upload, submit, isUploaded } = use(createKyc);
  const draft = startDraft();
  const form = createAppForm(app, { onSubmit });

  function createPhoto(side: KycSide) {
    const file = draft[side];
    const isOnServer = isUploaded(side);
    const field = form.field(side, file, () =>
      isOnServer.peek() ? undefined : text('kyc.photoMissing'),
    );

    async function uploadFile(picked: File) {
      const imageError = imageErrorOf(picked);
      if (imageError) return field.setServerError(imageError);
      const previous = file.peek();
      file.value = picked;
      try {
        await upload(side, picked);
        await field.revalidate();
      } catch (error) {
        // A photo that is already on the server is kept; a new one stays picked for a retry.
        if (isOnServer.peek()) file.value = previous;
        field.setServerError(() => `${text('kyc.photoFailed')} ${errorText(error)}`);
      }
    }
    return { side, file, error: field.error, uploadFile };
  }
  const photos = {
    front: createPhoto('front'),
    back: createPhoto('back'),
    selfie: createPhoto('selfie'),
  };

  const permanentAddress = form.field('permanentAddress', draft.permanentAddress, requiredText);
  const nationality = form.field('nationality', draft.nationality, requiredText);
  const occupation = form.field('occupation', draft.occupation, requiredText);
  const sourceOfIncome = form.field('sourceOfIncome', draft.sourceOfIncome, requiredText);

  async function onSubmit() {
    const permanent = draft.permanentAddress.peek().trim();
    const currentAddress = draft.isSameAddress.peek()
      ? permanent
      : draft.currentAddress.peek().trim();
    const placeOfBirth = draft.placeOfBirth.peek().trim();
    const isDone = await submit({
      permanentAddress: permanent,
      ...(currentAddress && { currentAddress }),
      nationality: draft.nationality.peek(),
      ...(placeOfBirth && { placeOfBirth }),
      occupation: draft.occupation.peek().trim(),
      sourceOfIncome: draft.sourceOfIncome.peek(),
    });
    if (!isDone) return;
    app.showToast(t('kyc.sent'), { kind: 'ok', ms: toastMs.short });
    scrollTo({ top: 0 });
  }

  return { form, photos, draft, permanentAddress, nationality, occupation, sourceOfIncome };
}

export type KycForm = ReturnType<typeof createKycForm>;
export type KycPhoto = KycForm['photos'][KycSide];
