import { computed } from '@kit/render/signals';
import { dateText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { createKyc, type KycState, kycSides } from '../../../stores/account/kyc';
import { useStore } from '../../../stores/base/useStore';
import { Steps } from '../../../ui/feedback/Steps';
import { Tag, type Tone } from '../../../ui/feedback/Tag';

const APPEARANCES: Record<KycState, { picture: string; tone: Tone; step: number }> = {
  none: { picture: 'identification-card', tone: 'neutral', step: 0 },
  uploading: { picture: 'identification-card', tone: 'accent', step: 0 },
  uploaded: { picture: 'identification-card', tone: 'win', step: 1 },
  reviewing: { picture: 'hourglass-not-done', tone: 'info', step: 2 },
  rejected: { picture: 'identification-card', tone: 'danger', step: 0 },
  verified: { picture: 'shield', tone: 'win', step: 3 },
};

/** The status of the check, with its steps. */
export function KycStatus() {
  const { kycStatus, state } = useStore(createKyc);
  const appearance = computed(() => APPEARANCES[state.value]);
  const text = computed(() => {
    const { documents = [], submittedAt = 0, verifiedAt = 0, reason } = kycStatus.value.value ?? {};
    if (state.value === 'rejected' && reason) return reason;
    const isVerified = state.value === 'verified';
    const counts = { n: documents.length, total: kycSides.length };
    if (state.value === 'uploading') return t('kyc.text_uploading', counts).value;
    const date = dateText(isVerified ? verifiedAt : submittedAt);
    const hasDate = date !== '' && (isVerified || state.value === 'reviewing');
    const stateText = t(`kyc.text_${state.value}`).value;
    if (!hasDate) return stateText;
    const dateKey = isVerified ? 'kyc.verifiedSince' : 'kyc.received';
    return `${t(dateKey, { date }).value} ${stateText}`;
  });
  return (
    <section className="kyc-status" aria-labelledby="kyc-status">
      <img
        src={computed(() => `/art/icons/${appearance.value.picture}.webp`)}
        alt=""
        width={56}
        height={56}
      />
      <div aria-live="polite">
        <h2 id="kyc-status">{computed(() => t(`kyc.title_${state.value}`).value)}</h2>
        <p className="muted">{text}</p>
        <Tag tone={computed(() => appearance.value.tone)}>
          {computed(() => t(`kyc.state_${state.value}`).value)}
        </Tag>
      </div>
      <Steps
        label={t('kyc.steps')}
        steps={[t('kyc.photos'), t('kyc.details'), t('kyc.review')]}
        current={computed(() => appearance.value.step)}
      />
    </section>
  );
}
