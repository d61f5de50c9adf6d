import '../../../ui/theme/glowCard.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { SecurityConfig } from '../../../stores/account/security';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';

const TONES = { low: 'danger', medium: 'accent', high: 'win' } as const;

/** The items that count towards the level. */
const itemsOf = ({ hasPaymentPassword, hasQuestions, mobile, email, passkeys }: SecurityConfig) => [
  hasPaymentPassword,
  hasQuestions,
  mobile,
  email,
  passkeys,
];

export function SecurityLevel({ of }: { of: ReadonlySignal<SecurityConfig> }) {
  const items = computed(() => itemsOf(of.value));
  const setCount = computed(() => items.value.filter(Boolean).length);
  const total = items.peek().length;
  const countText = t('security.protections', { n: setCount, all: total });
  return (
    <section
      className="glowcard security-level"
      data-level={computed(() => of.value.level)}
      aria-labelledby="security-level"
    >
      <h2 id="security-level" className="muted">
        {t('security.level')}
      </h2>
      <b>{computed(() => t(`security.${of.value.level}`).value)}</b>
      <ProgressBar
        value={computed(() => setCount.value / total)}
        label={t('security.level')}
        text={countText}
        tone={computed(() => TONES[of.value.level])}
      />
      <p className="muted">{countText}</p>
      <img src="/art/icons/shield.webp" alt="" width={64} height={64} />
    </section>
  );
}
