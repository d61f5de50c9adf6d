import '../../../ui/theme/glowCard.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import type { SecurityConfig } from '../../../stores/account/security';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';

const TONES = { low: 'danger', medium: 'accent', high: 'win' } as const;

/** The items that count towards the level. Undefined is not known, and does not count. */
const itemsOf = ({ hasPaymentPassword, hasQuestions, mobile, email, passkeys }: SecurityConfig) => [
  hasPaymentPassword,
  hasQuestions,
  mobile,
  email,
  passkeys,
];

export function SecurityLevel({ of }: { of: ReadonlySignal<SecurityConfig> }) {
  const items = computed(() => itemsOf(of.value).filter((item) => item !== undefined));
  const setCount = computed(() => items.value.filter(Boolean).length);
  const total = computed(() => items.value.length);
  const level = computed(() => of.value.level);
  const countText = t('security.protections', { n: setCount, all: total });
  return (
    <section
      className="glowcard security-level"
      data-level={level}
      aria-labelledby="security-level"
    >
      <h2 id="security-level" className="muted">
        {t('security.level')}
      </h2>
      <When is={level}>
        {(known) => <b>{computed(() => t(`security.${known.value}`).value)}</b>}
      </When>
      <ProgressBar
        value={computed(() => setCount.value / total.value)}
        label={t('security.level')}
        text={countText}
        tone={computed(() => (level.value ? TONES[level.value] : 'accent'))}
      />
      <p className="muted">{countText}</p>
      <img src="/art/icons/shield.webp" alt="" width={64} height={64} />
    </section>
  );
}
